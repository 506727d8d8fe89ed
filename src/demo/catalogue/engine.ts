import { parseDrive } from '@/src/domain/stock/normalize/mechanics'

export type DemoEngine = {
  readonly litres?: number
  readonly fuel: string
  readonly cylinders?: number
  readonly turbo: boolean
  /** Kilowatt hours of an electric car's battery, where it is not the model's. */
  readonly battery?: number
  /** Litres per 100 km, or kilowatt hours for electric cars. */
  readonly consumption?: number
  readonly gearbox: 'AUT' | 'CVT' | 'DCT' | 'MAN' | 'AMT'
  /** Absent for a continuously variable transmission, which has none to count. */
  readonly gears?: number
  /** The drive in the words by which shoppers filter. */
  readonly drive: string
  /** The drive as the catalogue writes it: a truck's wheels and driven wheels, such as 4x2. */
  readonly wheels: string
  readonly torque: number
}

const fuelsByCode: Readonly<Record<string, string>> = {
  P: 'Petrol',
  D: 'Diesel',
  H: 'Hybrid',
  G: 'Plug-in Hybrid',
  E: 'Electric',
}

const ENGINE_PATTERN = /^([\d.]*)([PDHGE])(\d*)(t?) ([\d.]+) (AUT|CVT|DCT|MAN|AMT)(\d*) (\S+) (\d+)$/

const readDrive = (wheels: string): string => {
  const drive = parseDrive(wheels)
  if (drive === undefined) throw new RangeError(`Unknown drive in the demo catalogue: ${wheels}`)
  return drive
}

const readGears = (gearbox: string, gears: string | undefined): Pick<DemoEngine, 'gears'> => {
  if ((gearbox === 'CVT') !== (gears === '')) throw new RangeError(`Gears do not fit a ${gearbox}: “${gears ?? ''}”`)
  return gears ? { gears: Number(gears) } : {}
}

export const parseEngine = (text: string): DemoEngine => {
  const [, litres, fuel, cylinders, turbo, consumption, gearbox, gears, wheels, torque] =
    ENGINE_PATTERN.exec(text) ?? []
  if (!fuel || !gearbox || !wheels) throw new RangeError(`Invalid engine in the demo catalogue: ${text}`)
  return {
    ...(litres ? { litres: Number(litres) } : {}),
    fuel: fuelsByCode[fuel] ?? '',
    ...(cylinders ? (fuel === 'E' ? { battery: Number(cylinders) } : { cylinders: Number(cylinders) }) : {}),
    turbo: turbo === 't',
    ...(Number(consumption) > 0 ? { consumption: Number(consumption) } : {}),
    gearbox: gearbox as DemoEngine['gearbox'],
    ...readGears(gearbox, gears),
    drive: readDrive(wheels),
    wheels,
    torque: Number(torque),
  }
}
