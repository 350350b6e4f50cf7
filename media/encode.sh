#!/bin/sh
# Encodes the frames that media/scenes/film.py drew to src/assets/background-video/: H.264, AV1 and the poster.
# Usage: sh media/encode.sh [landscape|portrait ...]
set -eu

FRAMES=${MEDIA_WORK:-/var/tmp/site-media}
FRAMES_PER_SECOND=24
FRAME_COUNT=240 # one key frame: a second one would show as a pulse
# The films have to stay below 4 MB and 1.5 MB. Lower is better and larger.
H264_CRF_LANDSCAPE=25 AV1_CRF_LANDSCAPE=27
H264_CRF_PORTRAIT=27 AV1_CRF_PORTRAIT=29

TO_BT709='scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709'
export SVT_LOG=1 # errors only
TAGS='-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'

encode() {
  cut=$1 h264_crf=$2 av1_crf=$3
  out=src/assets/background-video/hero-$cut
  mkdir -p src/assets/background-video
  film="-framerate $FRAMES_PER_SECOND -i $FRAMES/$cut/%04d.png -vf $TO_BT709 $TAGS -an -movflags +faststart"
  # More bits for dark water and sky than the encoder would give them.
  h264="-c:v libx264 -preset slow -profile:v high -g $FRAME_COUNT -sc_threshold 0 -x264-params aq-mode=3 -crf $h264_crf"
  # shellcheck disable=SC2086 # the options are words on purpose
  ffmpeg -v error -y $film $h264 "$out.h264.mp4"
  # shellcheck disable=SC2086
  ffmpeg -v error -y $film -c:v libsvtav1 -preset 5 -g $FRAME_COUNT -crf "$av1_crf" "$out.av1.mp4"
  ffmpeg -v error -y -i "$FRAMES/$cut/0000.png" -frames:v 1 -qmin 1 -q:v 1 -pix_fmt yuvj444p "$out-poster.jpg"
}

for cut in ${*:-landscape portrait}; do
  case $cut in
    landscape) encode landscape $H264_CRF_LANDSCAPE $AV1_CRF_LANDSCAPE ;;
    portrait) encode portrait $H264_CRF_PORTRAIT $AV1_CRF_PORTRAIT ;;
    *) echo "No such cut: $cut" >&2; exit 1 ;;
  esac
done
