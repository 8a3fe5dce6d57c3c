/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * The Mann-Whitney U test of whether two samples come from one distribution: two-sided, by the normal approximation with ties and
 * continuity corrected (Hollander, Wolfe, Chicken: Nonparametric Statistical Methods, §4.1).
 *
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 * @returns {number} the probability of a difference at least as large by chance
 */
export function mannWhitney(a, b) {
  const all = [...a.map((value) => ({ value, mine: true })), ...b.map((value) => ({ value, mine: false }))]
  all.sort((x, y) => x.value - y.value)
  let rankSum = 0
  let ties = 0
  for (let first = 0; first < all.length;) {
    let after = first
    while (after < all.length && all[after].value === all[first].value) after++
    const rank = (first + after + 1) / 2
    const count = after - first
    ties += count ** 3 - count
    for (let at = first; at < after; at++) if (all[at].mine) rankSum += rank
    first = after
  }
  const [m, n, total] = [a.length, b.length, all.length]
  const u = rankSum - (m * (m + 1)) / 2
  const variance = ((m * n) / 12) * (total + 1 - ties / (total * (total - 1)))
  if (variance === 0) return 1
  const z = Math.max(0, Math.abs(u - (m * n) / 2) - 0.5) / Math.sqrt(variance)
  return 2 * (1 - standardNormal(z))
}

/** The distribution function for z ≥ 0, to 7.5e-8 (Abramowitz and Stegun, 26.2.17). */
function standardNormal(z) {
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}

/**
 * The value that the share of all lies at or below, by nearest rank.
 *
 * @param {readonly number[]} values
 * @param {number} share as in 0.99
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))]
}

/**
 * How steeply y rises with x, by least squares.
 *
 * @param {readonly (readonly [number, number])[]} points
 */
export function slope(points) {
  const mean = (at) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const spread = points.reduce((sum, [px]) => sum + (px - x) ** 2, 0)
  return spread === 0 ? 0 : points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0) / spread
}
