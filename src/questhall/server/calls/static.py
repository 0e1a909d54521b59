"""The built client: its files, and its first page for every address of its own."""

from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HASHED = "assets/"  # those of an older client are gone, and no page stands in for them

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Questhall</title>
<h1>The client is not built yet</h1>
<p>The server runs, but this copy of Questhall has no built client.
Build it with Node: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>, then reload
this page. Or start Questhall with <code>./play</code>, which does it for you.</p>
</html>
"""


def static_folder(setting: str) -> Path:
    return Path(setting) if setting else Path(str(files("questhall.server").joinpath("static")))


class Client(StaticFiles):
    """Files with a hash in their names may be kept for ever, all others are asked for again."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder
        self.config_checked = True  # where nothing is built yet, the first page says so

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as fault:
            page = scope["method"] in ("GET", "HEAD") and not path.startswith(HASHED)
            if fault.status_code != 404 or not page:
                raise
            return self._first_page()
        response.headers["Cache-Control"] = FOREVER if path.startswith(HASHED) else ASK_AGAIN
        return response

    def _first_page(self) -> Response:
        page = self.folder / "index.html"
        if not page.is_file():
            return HTMLResponse(NOT_BUILT, 200, {"Cache-Control": ASK_AGAIN})
        return FileResponse(page, headers={"Cache-Control": ASK_AGAIN})
