"""Games of tests, installed like those of other packages: by an entry point."""

from pathlib import Path


def install(folder: Path, game: str, place: str) -> Path:
    """Write what an installed package has; the folder must be on the search path."""
    installed = folder / f"{game}-1.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(f"[questhall.games]\n{game} = {place}\n")
    return folder
