import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { renderedColours } from '@/src/domain/images/rendered-images'
import {
  findNearestView,
  masterViewOf,
  toVehicleMasters,
  type VehicleMasters,
} from '@/src/domain/images/vehicle-masters'
import { parseView } from '@/src/domain/images/spin-camera'
import { createSingleFlight } from '@/src/platform/single-flight'
import { ByteCache } from '../cache'
import { UNPAINTED_COLOUR, type Painter } from '../vehicle-painter'
import { readMaster, type Master } from './master'
import { paintMaster } from './paint-master'

const mastersFolder = (root: string): string => path.join(root, 'assets/vehicle-masters')

/** Lists the masters of an installation, whose project folder is `root`. */
export const listVehicleMasters = async (root: string): Promise<VehicleMasters> => {
  try {
    return toVehicleMasters(await readdir(mastersFolder(root)))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set()
    throw error
  }
}

type StudioOptions = {
  readonly root: string
  readonly masters: VehicleMasters
  /** Decoded masters kept in memory: 4.3 MB each. */
  readonly cacheBytes: number
}

/** Creates a painter that colours studio masters. */
export const createStudioPainter = ({ root, masters, cacheBytes }: StudioOptions): Painter => {
  const cache = new ByteCache<Master>(
    cacheBytes,
    ({ bytes, transparency }) => bytes.byteLength + transparency.byteLength,
  )
  const singleFlight = createSingleFlight<Master>()

  const findMaster = async (name: string): Promise<Master> => {
    const cached = cache.get(name)
    if (cached) return cached
    return singleFlight(name, async () => {
      const master = await readMaster(path.join(mastersFolder(root), `${name}.webp`))
      cache.set(name, master)
      return master
    })
  }

  return async ({ body, colour, view, aspect }) => {
    const { angle, scale } = parseView(body, view)
    const { name, mirrored } = masterViewOf(body, findNearestView(masters, body, angle))
    const paint = colour ? renderedColours[colour] : UNPAINTED_COLOUR
    return paintMaster(await findMaster(name), { colour: paint, mirrored, aspect, scale })
  }
}
