/**
 * The units in help texts, in one style: the unit first, then other units that are read, then what is measured. The
 * transforms of feeds read the other units too.
 */
export const IN_KILOGRAMS = 'In kilograms, or in tonnes with the unit, such as 2.5 t.'
export const IN_MILLIMETRES = 'In millimetres, or in metres with the unit, such as 4.6 m.'
export const IN_FEET = 'In feet, such as 18.5 or 18\'6", or in metres or millimetres with the unit, such as 5.6 m.'
