# shellcheck shell=bash disable=SC2154
# Set-up shared by ./play and ./test: finds a Python, makes .venv, installs what the lock says.
# Sourced with $root set to the checkout. Call `set_up play` or `set_up test`.
# Nothing happens when .venv already holds exactly what it should.

venv=$root/.venv
log=$root/.cache/setup.log

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "Questhall: $*"
    exit 1
}

is_recent() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
can_make_venv() { "$1" -c 'import venv, ensurepip' >/dev/null 2>&1; }
has_virtualenv() { "$1" -c 'import virtualenv' >/dev/null 2>&1; }

# Sets $python and $maker (venv or virtualenv), or explains what is missing.
find_python() {
    local name old='' bare='' names='python3.14 python3.13 python3.12 python3.11 python3'
    if [ -n "${QUESTHALL_PYTHON:-}" ]; then
        command -v "$QUESTHALL_PYTHON" >/dev/null ||
            fail "QUESTHALL_PYTHON is $QUESTHALL_PYTHON, which cannot be run: name a Python 3.11 or newer, or unset it."
        is_recent "$QUESTHALL_PYTHON" ||
            fail "QUESTHALL_PYTHON is $QUESTHALL_PYTHON, which is not Python 3.11 or newer: name one that is, or unset it."
        names=''
    fi
    for name in ${QUESTHALL_PYTHON:+"$QUESTHALL_PYTHON"} $names; do
        command -v "$name" >/dev/null || continue
        if ! is_recent "$name"; then
            old=$("$name" -c 'import platform; print(platform.python_version())' 2>/dev/null || echo "$old")
        elif can_make_venv "$name"; then
            python=$name maker=venv
            return
        elif has_virtualenv "$name"; then
            python=$name maker=virtualenv
            return
        else
            bare=${bare:-$name}
        fi
    done
    if [ -n "$bare" ]; then
        name=$("$bare" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
        fail "$bare cannot make a virtual environment, because its venv module is missing: on Debian or Ubuntu install it with 'sudo apt install $name', then run this again."
    fi
    fail "Python 3.11 or newer is needed and was not found${old:+ (only Python $old)}: install it from your system's packages or from python.org, or point QUESTHALL_PYTHON at one, then run this again."
}

# What .venv should hold, as one hash: the files named, the Python in it, and where it lies
# (its scripts know their own path). Fails when .venv has no working Python.
wanted() {
    "$venv/bin/python" - "$venv" "$@" 2>/dev/null <<'PYTHON'
import hashlib
import sys

digest = hashlib.sha256(f"{sys.version} {sys.argv[1]}".encode())
for path in sys.argv[2:]:
    with open(path, "rb") as file:
        digest.update(hashlib.sha256(file.read()).digest())
print(digest.hexdigest())
PYTHON
}

wanted_play() { wanted "$root"/{requirements.lock,pyproject.toml,setup.py}; }
wanted_test() { wanted "$root"/{requirements-dev.lock,requirements.lock,pyproject.toml,setup.py}; }

is_ready() {
    local hash
    hash=$("wanted_$1") || return 1
    [ "$(cat "$venv/ready-to-$1" 2>/dev/null)" = "$hash" ] || return 1
    [ -x "$venv/bin/questhall" ] && is_asked_for
}

# Is the Python of .venv the one that QUESTHALL_PYTHON asks for, if it asks?
is_asked_for() {
    local code='import sys; print(sys.version)'
    [ -z "${QUESTHALL_PYTHON:-}" ] ||
        [ "$("$QUESTHALL_PYTHON" -c "$code" 2>&1)" = "$("$venv/bin/python" -c "$code" 2>&1)" ]
}

# Where .venv lies and which Python it has; a venv that was moved or whose Python was replaced
# under it does not work any more.
identity() {
    "$venv/bin/python" -c 'import sys; print(sys.argv[1], *sys.version_info[:2])' "$venv" 2>/dev/null
}

make_venv() {
    local now
    if now=$(identity) && [ "$(cat "$venv/made-as" 2>/dev/null)" = "$now" ] && is_asked_for; then
        return
    fi
    find_python
    say "Making a virtual environment in .venv ($("$python" --version 2>&1))."
    rm -rf "$venv"
    "$python" -m "$maker" "$venv" >>"$log" 2>&1 ||
        explain "the virtual environment .venv could not be made: read the log, put it right and run this again."
    identity >"$venv/made-as"
}

# pip, free of settings that would make it install elsewhere.
pip() {
    env -u PIP_USER -u PIP_TARGET -u PIP_PREFIX -u PYTHONPATH -u PYTHONHOME -u QUESTHALL_COMPILE \
        PIP_DISABLE_PIP_VERSION_CHECK=1 "$venv/bin/python" -m pip "$@" >>"$log" 2>&1
}

explain() {
    say "Questhall: $*"
    say "The end of the log ($log):"
    tail -n 6 "$log" | sed 's/^/    /' >&2
    exit 1
}

install_lock() {
    local lock=requirements.lock
    [ "$1" = test ] && lock=requirements-dev.lock
    say "Installing what Questhall needs ($lock); this happens once and takes about a minute."
    pip install --retries 2 --require-hashes -r "$root/$lock" ||
        explain "the libraries could not be installed: check that this machine reaches the Python package index (network, proxy), then run this again."
    # No build isolation: setuptools is in the lock, so nothing is fetched that has no hash.
    pip install --no-deps --no-build-isolation -e "$root" ||
        explain "Questhall itself could not be installed into .venv: read the log, put it right and run this again."
    wanted_play >"$venv/ready-to-play"
    [ "$1" = play ] || wanted_test >"$venv/ready-to-test"
    say "Ready."
}

# One set-up at a time: a second terminal waits for the first.
take_lock() {
    local owner waiting=''
    until mkdir "$root/.cache/setup.lock" 2>/dev/null; do
        owner=$(cat "$root/.cache/setup.lock/pid" 2>/dev/null || true)
        if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then
            rm -rf "$root/.cache/setup.lock"
            continue
        fi
        [ -n "$waiting" ] || say "Waiting for another set-up of this checkout to end (if there is none, remove .cache/setup.lock)."
        waiting=yes
        sleep 1
    done
    trap 'rm -rf "$root/.cache/setup.lock"' EXIT
    echo $$ >"$root/.cache/setup.lock/pid"
}

set_up() {
    is_ready "$1" && return
    mkdir -p "$root/.cache" || fail "nothing can be written in $root: put Questhall in a folder of your own."
    take_lock
    if ! is_ready "$1"; then
        : >"$log"
        make_venv
        install_lock "$1"
    fi
    rm -rf "$root/.cache/setup.lock"
    trap - EXIT
}

# Whatever is started from here on runs the compiled build, if there is one and it fits the sources.
use_compiled() {
    local tree
    [ -d "$root/.cache/fast" ] || return 0
    tree=$("$venv/bin/python" "$root/tools/fast.py" --which) || return 0
    [ -z "$tree" ] || export PYTHONPATH="$tree${PYTHONPATH:+:$PYTHONPATH}"
}

# The browser client, built into the package; Node comes from the machine or from a wheel.
build_client() {
    "$venv/bin/python" "$root/tools/client.py" --is-built && return
    if ! "$venv/bin/python" "$root/tools/client.py" --has-node; then
        say "No Node 20.19 or newer here: installing one into .venv (requirements-client.lock)."
        pip install --retries 2 --require-hashes -r "$root/requirements-client.lock" ||
            explain "Node could not be installed: check that this machine reaches the Python package index (network, proxy), or install Node 20.19 or newer, then run this again."
    fi
    "$venv/bin/python" "$root/tools/client.py" || exit 1
}
