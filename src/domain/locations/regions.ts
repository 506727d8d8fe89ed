/**
 * Regions of Australia that shoppers name, with the postcodes of their delivery areas (Australia Post). Only regions
 * whose limits are commonly agreed are listed; the suburb and the state are separate fields.
 */
const regionRanges: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  Sydney: [
    [1000, 2249],
    [2555, 2574],
    [2740, 2770],
  ],
  'Central Coast': [[2250, 2263]],
  Newcastle: [[2264, 2310]],
  Wollongong: [[2500, 2530]],
  Canberra: [
    [2600, 2620],
    [2900, 2920],
  ],
  Melbourne: [
    [3000, 3207],
    [3335, 3338],
    [3425, 3443],
    [3750, 3810],
    [3910, 3944],
    [3975, 3980],
  ],
  Geelong: [[3212, 3227]],
  Ballarat: [[3350, 3355]],
  Bendigo: [[3550, 3556]],
  Brisbane: [
    [4000, 4207],
    [4300, 4305],
    [4500, 4519],
  ],
  'Gold Coast': [[4208, 4230]],
  'Sunshine Coast': [[4550, 4575]],
  Toowoomba: [[4350, 4352]],
  Townsville: [[4810, 4818]],
  Cairns: [[4868, 4881]],
  Adelaide: [[5000, 5199]],
  Perth: [[6000, 6199]],
  Hobart: [
    [7000, 7019],
    [7050, 7055],
  ],
  Launceston: [[7248, 7250]],
  Darwin: [[800, 832]],
}

/** Every region's name. */
export const regionNames: readonly string[] = Object.keys(regionRanges)

/** Returns the region of a postcode; undefined outside the listed ones, and for a text that is no postcode. */
export const regionOf = (postcode: string | undefined): string | undefined => {
  if (postcode === undefined || !/^\d{4}$/.test(postcode.trim())) return undefined
  const number = Number(postcode)
  return regionNames.find((name) => regionRanges[name]?.some(([from, to]) => number >= from && number <= to))
}
