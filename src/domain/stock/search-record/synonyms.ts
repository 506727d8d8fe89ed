/** Groups of synonyms for vehicles. The first of a group is the term records usually contain. */
const synonymGroups: readonly (readonly string[])[] = [
  ['Volkswagen', 'VW'],
  ['Mercedes', 'Merc', 'Mercedes-Benz', 'Benz'],
  ['Chevrolet', 'Chev', 'Chevy'],
  ['LandCruiser', 'Land Cruiser'],
  ['Commodore', 'Commo'],
  ['HiLux', 'Hi Lux'],
  ['Holden Special Vehicles', 'HSV'],
  ['Harley-Davidson', 'Harley'],
  ['Ute', 'Utility', 'Pickup', 'Pick Up'],
  ['Hatch', 'Hatchback'],
  ['Wagon', 'Station Wagon', 'Estate'],
  ['Sedan', 'Saloon'],
  ['Convertible', 'Cabriolet', 'Cabrio', 'Soft Top'],
  ['People Mover', 'Minivan', 'MPV'],
  ['4WD', '4x4', 'Four Wheel Drive', '4 Wheel Drive'],
  ['AWD', 'All Wheel Drive'],
  ['2WD', '4x2', 'Two Wheel Drive'],
  ['FWD', 'Front Wheel Drive'],
  ['RWD', 'Rear Wheel Drive'],
  ['Automatic', 'Auto'],
  ['Manual', 'Man'],
  ['Electric', 'EV'],
  ['Plug-in Hybrid', 'PHEV', 'Plug In Hybrid'],
  ['Petrol', 'Unleaded'],
  ['Motorcycle', 'Motorbike', 'Bike'],
  ['LAMS', 'Learner Legal', 'Learner Approved'],
  ['Grey', 'Gray'],
  ['Sunroof', 'Sun Roof', 'Moonroof'],
  ['Bluetooth', 'Blue Tooth'],
  ['Sat Nav', 'Satellite Navigation', 'GPS', 'Navigation'],
  ['Reversing Camera', 'Rear Camera', 'Backup Camera'],
  ['Alloys', 'Alloy Wheels', 'Mags'],
  ['Bull Bar', 'Bullbar'],
  ['Tailgate Loader', 'Tail Lift', 'Tailgate Lift'],
  ['Tow Bar', 'Towbar', 'Tow Ball'],
]

/** The numbers of LandCruisers, by which shoppers call them: “79 series”, “LC300”. */
const landCruiserNumbers = [70, 76, 78, 79, 80, 100, 200, 300] as const

/** Only towards the model's name, because other makes have series of the same number. */
const landCruiserSynonyms = landCruiserNumbers.flatMap((number) =>
  [`LC${number}`, `LandCruiser ${number} Series`, `Land Cruiser ${number} Series`, `${number} Series`].map(
    (input, i) => ({
      objectID: `landcruiser-${number}-${i + 1}`,
      type: 'oneWaySynonym' as const,
      input,
      synonyms: [`LandCruiser ${number}`],
    }),
  ),
)

/** Synonyms of the trade in Algolia's format; both search drivers use them (STK-05). */
export const stockSynonyms = [
  ...synonymGroups.map((synonyms, i) => ({
    objectID: `trade-${i + 1}`,
    type: 'synonym' as const,
    synonyms: [...synonyms],
  })),
  ...landCruiserSynonyms,
  // One way, so that a LandCruiser is no motorcycle of that body.
  {
    objectID: 'cruiser',
    type: 'oneWaySynonym' as const,
    input: 'Cruiser',
    synonyms: ['LandCruiser'],
  },
]
