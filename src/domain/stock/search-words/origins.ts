/** Where makes come from: shoppers ask for, or leave out, all makes of a country. */
const originNames: readonly (readonly [names: readonly string[], makes: readonly string[]])[] = [
  [
    ['japanese', 'jap'],
    [
      ...['Toyota', 'Mazda', 'Honda', 'Nissan', 'Mitsubishi', 'Subaru', 'Suzuki', 'Isuzu', 'Lexus', 'Infiniti'],
      ...['Daihatsu', 'Hino', 'Fuso', 'UD Trucks', 'Kawasaki', 'Yamaha'],
    ],
  ],
  [
    ['korean', 'south korean'],
    ['Hyundai', 'Kia', 'Genesis', 'KGM', 'SsangYong'],
  ],
  [
    ['chinese'],
    [
      ...['BYD', 'MG', 'GWM', 'Great Wall', 'Haval', 'Chery', 'LDV', 'Geely', 'Zeekr', 'XPENG', 'Leapmotor', 'Jaecoo'],
      ...['Deepal', 'JAC', 'Foton', 'Omoda', 'Tank'],
    ],
  ],
  [['german'], ['BMW', 'Mercedes-Benz', 'Audi', 'Volkswagen', 'Porsche', 'Opel', 'Smart', 'MAN']],
  [['italian'], ['Ferrari', 'Lamborghini', 'Maserati', 'Alfa Romeo', 'Fiat', 'Abarth', 'Ducati', 'Iveco', 'Vespa']],
  [['french'], ['Peugeot', 'Renault', 'Citroën', 'Alpine', 'DS']],
  [['swedish'], ['Volvo', 'Polestar', 'Saab', 'Scania', 'Koenigsegg']],
  [
    ['british', 'english'],
    [
      ...['Land Rover', 'Jaguar', 'Bentley', 'Aston Martin', 'Rolls-Royce', 'Lotus', 'McLaren', 'Mini', 'Morgan'],
      ...['Triumph', 'DAF'],
    ],
  ],
  [
    ['american', 'yank'],
    [
      ...['Ford', 'Jeep', 'Ram', 'Chevrolet', 'Tesla', 'Dodge', 'Chrysler', 'GMC', 'Cadillac', 'Harley-Davidson'],
      ...['Indian', 'Kenworth', 'Mack', 'Freightliner', 'Western Star'],
    ],
  ],
]

/** “European” is any of these. */
const europeanNames = { names: ['european', 'euro'], of: ['german', 'italian', 'french', 'swedish', 'british'] }

const europeanMakes = originNames.flatMap(([names, makes]) =>
  names.some((name) => europeanNames.of.includes(name)) ? makes : [],
)

/** All names of origins with their makes, those of Europe included. */
export const allOrigins: readonly (readonly [names: readonly string[], makes: readonly string[]])[] = [
  ...originNames,
  [europeanNames.names, europeanMakes],
]
