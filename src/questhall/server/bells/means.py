"""By which means this server can reach people: what the host has set up decides."""

import hmac
from ipaddress import ip_network
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from questhall.table.bells import Bell

from ..settings import Settings
from .mail import Mailer
from .news import News
from .webhook import call

if TYPE_CHECKING:
    from .push import Pusher


class Means:
    """Web push with a key of the server, mail with a mail server, webhooks unless they are off."""

    def __init__(self, settings: Settings, secret: str) -> None:
        self.settings = settings
        self._secret = secret
        self.pusher = _pusher(settings)
        self.mailer: Mailer | None = None
        if settings.smtp and settings.site:
            sender = settings.mail_from or f"questhall@{urlsplit(settings.site).hostname}"
            self.mailer = Mailer(settings.smtp, sender, settings.site, settings.mails_per_hour)

    async def ring(self, bell: Bell, news: News) -> None:
        """Raises BadAddress or NotDelivered."""
        allowed = self.settings.webhook_networks
        if bell.kind == "webhook" and self.settings.webhooks:
            await call(bell, news, self.settings.site, allowed)
        elif bell.kind == "push" and self.pusher is not None:
            await self.pusher.ring(bell, news, allowed)
        elif bell.kind == "mail" and self.mailer is not None:
            await self.mailer.ring(bell, news, f"/api/bells/{bell.id}/stop/{self.proof(bell.id)}")

    def proof(self, bell: str) -> str:
        """Whoever has got a mail may stop the next one without being at the table."""
        return hmac.new(self._secret.encode(), f"stop {bell}".encode(), "sha256").hexdigest()


def wrong_settings(settings: Settings) -> str:
    """What the host has set and cannot be used, in a sentence."""
    try:
        _pusher(settings)
    except ImportError:
        return 'QUESTHALL_PUSH_KEY needs more libraries: pip install "questhall[push]"'
    except ValueError:
        return "QUESTHALL_PUSH_KEY is not a key; `questhall push-key` makes one"
    for network in settings.webhook_networks:
        try:
            ip_network(network)
        except ValueError:
            return f"QUESTHALL_WEBHOOK_NETWORKS: {network} is not a network"
    if settings.smtp and not settings.site:
        return "QUESTHALL_SMTP needs QUESTHALL_SITE: mails name the address of the table"
    return ""


def _pusher(settings: Settings) -> "Pusher | None":
    if not settings.push_key:
        return None
    from .push import Pusher  # the libraries for it are an extra

    return Pusher(settings.push_key, settings.push_contact or settings.site)
