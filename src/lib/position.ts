/**
 * A latitude or longitude as a chart prints it: degrees and whole minutes with prime marks.
 * Latitude has two digits of degrees, longitude three. Out of range values are the schema's to refuse.
 */
const degreesAndMinutes = (
  decimal: number,
  digits: number,
  [positive, negative]: [string, string],
) => {
  const minutes = Math.round(Math.abs(decimal) * 60)
  const degrees = String(Math.floor(minutes / 60)).padStart(digits, '0')
  return `${degrees}°${String(minutes % 60).padStart(2, '0')}′${decimal < 0 ? negative : positive}`
}

/** A latitude in decimal degrees as a chart prints it: `18°57′N`. */
const formatLatitude = (latitude: number) => degreesAndMinutes(latitude, 2, ['N', 'S'])

/** A longitude in decimal degrees as a chart prints it: `072°57′E`. */
const formatLongitude = (longitude: number) => degreesAndMinutes(longitude, 3, ['E', 'W'])

/** A position in one line: `18°57′N 072°57′E`. */
export const formatPosition = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${formatLatitude(latitude)} ${formatLongitude(longitude)}`
