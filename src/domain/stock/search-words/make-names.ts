/**
 * The trade's names for values, besides their own (SRCH-19). An entry's values are in order of preference: the first
 * one in the tenant's stock is used.
 */
export type NameTable = readonly (readonly [values: readonly string[], names: readonly string[]])[]

export const makeNames: NameTable = [
  [['Volkswagen'], ['vw', 'vdub', 'volkswagon']],
  [
    ['Mercedes-Benz', 'Mercedes'],
    ['merc', 'mercs', 'mercedes', 'benz', 'mercedes benz'],
  ],
  [['BMW'], ['beemer', 'bimmer', 'beamer']],
  [['Land Rover'], ['landy']],
  [['Chevrolet'], ['chevy', 'chev']],
  [['Harley-Davidson'], ['harley', 'hog', 'hogs']],
  [['Mitsubishi'], ['mitsu', 'mitsi', 'mitsy', 'mitzi']],
  [['Kawasaki'], ['kwaka', 'kwacka', 'kawa', 'kwak']],
  [['Yamaha'], ['yammy', 'yammie']],
  [['Suzuki'], ['suzi', 'zuki', 'zook']],
  [['Triumph'], ['trumpy']],
  [['Ducati'], ['duc', 'ducs']],
  [['Jaguar'], ['jag', 'jags']],
  [['Peugeot'], ['pug', 'pugs', 'peugot']],
  [['Alfa Romeo'], ['alfa']],
  [['Aston Martin'], ['aston']],
  [['Rolls-Royce'], ['rolls', 'roller']],
  [['Lamborghini'], ['lambo']],
  [['Subaru'], ['subie', 'subi', 'subby', 'scooby']],
  [
    ['GWM', 'Great Wall'],
    ['great wall', 'gwm haval'],
  ],
]

/** The trade's names for models, by their pair in the search record; an entry without them in stock means nothing. */
export const modelNames: readonly (readonly [pair: string, names: readonly string[]])[] = [
  ['Toyota:GR86', ['86', 'gt86', 'gr 86']],
  ['Toyota:LandCruiser Prado', ['prado']],
  ['Mazda:Mazda2', ['2']],
  ['Mazda:Mazda3', ['3']],
  ['Mazda:Mazda6', ['6']],
  ['Holden:Commodore', ['commo', 'commy']],
  ['Mitsubishi:Eclipse Cross', ['eclipse']],
  ['Land Rover:Discovery', ['disco']],
  ['Land Rover:Range Rover Sport', ['rr sport', 'rrs']],
  ['Land Rover:Range Rover', ['rr']],
  ['Mercedes-Benz:G-Class', ['g wagon', 'g wagen']],
]
