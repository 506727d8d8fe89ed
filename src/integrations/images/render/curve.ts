export type Point = readonly [number, number]

/** A curve through points in order of their first value: a smooth monotone cubic, flat beyond its ends. */
export const curve = (points: readonly Point[]): ((at: number) => number) => {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const last = points.length - 1
  const rise = xs.slice(0, -1).map((x, i) => ((ys[i + 1] ?? 0) - (ys[i] ?? 0)) / ((xs[i + 1] ?? 0) - x))
  const tangents = xs.map((_, i) => {
    const [before, after] = [rise[i - 1], rise[i]]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  const value = (list: readonly number[], i: number): number => list[i] ?? 0
  return (at) => {
    if (at <= value(xs, 0)) return value(ys, 0)
    if (at >= value(xs, last)) return value(ys, last)
    let i = 0
    while (i < last - 1 && at > value(xs, i + 1)) i += 1
    const step = value(xs, i + 1) - value(xs, i)
    const t = (at - value(xs, i)) / step
    const u = 1 - t
    return (
      value(ys, i) * u * u * (1 + 2 * t) +
      value(ys, i + 1) * t * t * (3 - 2 * t) +
      step * t * u * (u * value(tangents, i) - t * value(tangents, i + 1))
    )
  }
}

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

export const smoothstep = (from: number, to: number, at: number): number => {
  const t = clamp((at - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** A bump of height 1 around `centre`, gone some `width` away. */
export const bump = (at: number, centre: number, width: number): number => Math.exp(-(((at - centre) / width) ** 2))

/** How far along a rounding of depth `depth` the outline has opened: 0 at its tip, 1 when it is over. */
export const ease = (distance: number, depth: number, power: number): number =>
  distance >= depth ? 1 : (1 - (1 - Math.max(0, distance) / depth) ** power) ** (1 / power)

/** A number of a list, 0 beyond its end. For one kind of list only: the inner loops are several times quicker so. */
export const at = (list: Float32Array, index: number): number => list[index] ?? 0

/** A table of the function over 0 to `to`, because markings evaluate it millions of times. */
export const tabled = (of: (at: number) => number, to: number): ((at: number) => number) => {
  const steps = 2048
  const table = Float32Array.from({ length: steps + 2 }, (_, i) => of((i / steps) * to))
  return (value) => {
    const place = clamp(value / to) * steps
    const low = place | 0
    const before = at(table, low)
    return before + (at(table, low + 1) - before) * (place - low)
  }
}
