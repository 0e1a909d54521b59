"""`questhall push-key`: a key with which a server may send messages to browsers."""

from .arguments import stop


def push_key() -> None:
    """Print a new private key for QUESTHALL_PUSH_KEY; keep it, or browsers must ask again."""
    try:
        from questhall.server.bells.push import new_key
    except ImportError:
        stop('This needs more libraries: pip install "questhall[push]"', code=1)
    print(new_key())
