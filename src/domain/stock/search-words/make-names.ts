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
