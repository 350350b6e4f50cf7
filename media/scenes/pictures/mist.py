"""Morning mist over the basin of first-light.jpg, laid over the developed picture: far things fade, drifts hide where hulls meet water."""
import cv2
import numpy as np

HORIZON = .682
COLD, WARM = np.array((.585, .655, .71), np.float32), np.array((.90, .725, .57), np.float32)


def retouch(file):
    picture = cv2.imread(file)[..., ::-1].astype(np.float32) / 255
    colour = np.where(picture <= .04045, picture / 12.92, ((picture + .055) / 1.055) ** 2.4)
    height, width = colour.shape[:2]
    x, y = (np.arange(width, dtype=np.float32) / width)[None, :], (np.arange(height, dtype=np.float32) / height)[:, None]
    along = lambda places, values: np.interp(x[0], places, values).astype(np.float32)[None, :]
    luck = np.random.default_rng(4)

    def drifts(long, high):
        noise = cv2.GaussianBlur(luck.standard_normal((height // 4, width // 4)).astype(np.float32), (0, 0), long / 4, sigmaY=high / 4)
        return cv2.resize(noise / noise.std(), (width, height), interpolation=cv2.INTER_CUBIC)

    air = COLD + (WARM - COLD) * np.clip((x - .15) / .85, 0, 1)[..., None] ** 1.3
    level = (colour @ np.array((.2126, .7152, .0722), np.float32))[..., None]
    colour = level + .8 * (colour - level)
    # The bow is near, the quay to the left, the stern and what lies beyond are far.
    far = along((0, .2, .27, .42, .70, .74, .80, 1), (.50, .42, .16, .22, .46, .66, .70, .6))
    haze = far * (.45 + .55 * np.exp(-np.clip(HORIZON - y, 0, None) / .30))
    water = np.clip((y - .70) / .03, 0, 1)
    haze = haze * (1 - water) + far * .30 * water * np.exp(-np.clip(y - .70, 0, None) / .12)
    haze = np.clip(haze + .03 * drifts(260, 60), 0, .85)[..., None]
    colour = colour * (1 - haze) + air * haze
    waterline = along((0, .285, .72, .78, 1), (.755, .772, .715, .700, .690))
    band = .75 * np.exp(-((y - waterline) / (.016 + .022 * np.clip((.75 - waterline) * 12, 0, 1))) ** 2) + .35 * np.exp(-np.abs(y - waterline) / .05)
    mist = np.clip(band * np.clip(.55 + .30 * drifts(220, 10) + .22 * drifts(90, 5), 0, 1.2), 0, .8)
    mist = (mist * along((0, .25, .35, .7, 1), (.75, .5, .55, .95, .8)))[..., None]
    colour = colour * (1 - mist) + air * 1.02 * mist
    # The sun stands just outside, to the right.
    colour = colour + np.exp(-(((x - 1.06) / .34) ** 2 + ((y - .60) / .42) ** 2))[..., None] * np.array((.27, .13, .05), np.float32)
    picture = np.where(colour <= .0031308, 12.92 * colour, 1.055 * np.maximum(colour, 1e-6) ** (1 / 2.4) - .055)
    picture = np.where(picture > .85, .85 + .15 * np.tanh((picture - .85) / .15), picture)
    picture = cv2.GaussianBlur(picture.astype(np.float32), (0, 0), .7)
    grain = luck.standard_normal((height, width, 1)).astype(np.float32)
    picture = picture + .006 * (.5 * grain + cv2.GaussianBlur(grain, (0, 0), 1.)[..., None])
    picture = (np.clip(picture, 0, 1)[..., ::-1] * 255 + .5).astype(np.uint8)
    cv2.imwrite(file, picture, [cv2.IMWRITE_JPEG_QUALITY, 90, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
