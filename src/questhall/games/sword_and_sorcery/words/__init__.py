"""The words in which cards say what they do; every module here declares some."""

from questhall.kernel.language.words import import_all

import_all(__name__)
