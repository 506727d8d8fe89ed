import type { Suburb } from './place-suggestions'

export const suburb = (name: string, state: string, postcodes: string, lat = -27.5, long = 153): Suburb => ({
  name,
  state,
  postcodes: postcodes.split(' '),
  lat,
  long,
})
export const suburbs: readonly Suburb[] = [
  suburb('Moorooka', 'QLD', '4105', -27.53, 153.02),
  suburb('Moorooduc', 'VIC', '3933', -38.2, 145.1),
  suburb('Richmond', 'VIC', '3121', -37.82, 145),
  suburb('Richmond', 'NSW', '2753', -33.6, 150.75),
  suburb('Richmond Hill', 'QLD', '4820', -20.06, 146.27),
  suburb('Rocklea', 'QLD', '4106', -27.54, 153),
  suburb('Melbourne', 'VIC', '3000 3004', -37.81, 144.96),
]
