/** Degrees and whole minutes of a decimal angle, with the letter of its direction: `18°57′N`. */
function degreesAndMinutes(decimal: number, digits: number, [positive, negative]: string): string {
  const minutes = Math.round(Math.abs(decimal) * 60)
  const degrees = String(Math.floor(minutes / 60)).padStart(digits, '0')
  return `${degrees}°${String(minutes % 60).padStart(2, '0')}′${decimal < 0 ? negative : positive}`
}

/** A position as a chart prints it: `18°57′N 072°57′E`. The schema rejects values out of range. */
export const formatPosition = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${degreesAndMinutes(latitude, 2, 'NS')} ${degreesAndMinutes(longitude, 3, 'EW')}`
