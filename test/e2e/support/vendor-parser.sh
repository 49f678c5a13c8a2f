#!/bin/bash
# The parser of a vendor: ./parser.sh DOCUMENT ID. Reads the text that a simple PDF paints, and does
# with a page what parser.conf beside it says.
set -euo pipefail
document=$1
id=$2
setting() {
  sed -n "s/^$1=//p" "$(dirname "$0")/parser.conf"
}
environment_to=$(setting environment-to)
[ -z "$environment_to" ] || env -0 >"$environment_to"
text=$(LC_ALL=C sed -n 's/.*(\(.*\)) Tj.*/\1/p' "$document")
case $(setting "page.$id") in
  '') printf '%s\n' "$text" ;;
  loop)
    phrase=$(setting phrase)
    count=$(setting loop-count)
    printf '%s\n' "$text"
    for ((said = 0; said < count; said++)); do printf '%s\n' "$phrase"; done
    ;;
  hang) exec sleep 1000 ;;
  crash)
    setting phrase >&2
    exit 7
    ;;
  empty) ;;
esac
