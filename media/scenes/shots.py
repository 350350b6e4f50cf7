"""The two cuts of the hero film: one scene, one loop, a camera each. Metres, seconds, degrees; ship's frame."""

from dataclasses import dataclass

FRAMES_PER_SECOND = 24
PERIOD_S = 10.0
FRAME_COUNT = int(FRAMES_PER_SECOND * PERIOD_S)
SPEED_MS = 7.5
TRIM = 0.1  # by the stern: half a metre over her length

# The sun has set outside the picture, to the right of it and abaft the beam.
SUN_AZIMUTH, SUN_ELEVATION = 172.0, 1.2  # as the clouds high up still see it
SUN_STRENGTH, SUN_COLOUR = 0.0, (1.0, 0.56, 0.27)  # no glitter on the sea
CLOUD_COVER, CLOUD_SEED, CLOUD_GLOW = -0.2, 21, 0.12
# The last light along her side, and the pale sky behind the camera.
RAKE_AZIMUTH, RAKE_ELEVATION, RAKE_STRENGTH, RAKE_COLOUR = 140.0, 3.0, 0.30, (1.0, 0.50, 0.30)
FILL_TOWARDS, FILL_STRENGTH = (0.75, 0.55, 0.5), 0.22
# WAVES_TO: where they run to, from the bow.
WIND_MS, WAVE_HEIGHT_M, WAVES_TO = 9.5, 1.9, 140.0
VISIBILITY_M, HAZE_TINT = 3200.0, (1.0, 0.90, 0.82)


@dataclass(frozen=True)
class Shot:
    """`horizon` is a fraction of the height from the top; the view is level, so uprights stay upright."""

    width: int
    height: int
    camera: tuple[float, float, float]
    yaw: float
    lens_mm: float
    horizon: float
    water_text: float  # fraction of the height below which text stands on the water
    air_text: float  # and how far over the horizon the logo stands at the left
    logo_right: tuple[float, float]  # fractions of the width: its end, and where the sky is as bright as it is

    @property
    def focal_px(self):
        return self.lens_mm / 36 * self.width


SHOTS = {
    "landscape": Shot(1920, 1080, (318.0, 142.0, 17.0), -146.6, 40.8, 0.425, 0.60, 0.14, (0.25, 0.62)),
    "portrait": Shot(720, 1560, (330.0, 110.0, 17.0), -154.6, 60.0, 0.345, 0.45, 0.07, (0.22, 0.64)),
}

# What grade.develop is asked for.
GRADE = {"exposure": 0.3, "left_dark": 0.1, "blue_shadows": 0.6}

# Where the page sets light text, brightness is held below this, in linear light before the grade: the water
# under headline and figures, and the air round the logo, which stands on the horizon at the left.
WATER_LIMIT, AIR_LIMIT = 0.08, 0.17
