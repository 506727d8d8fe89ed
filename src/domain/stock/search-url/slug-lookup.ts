import { toSlug } from '@/src/domain/text/slug'
import { makeOfPair } from './make-of-pair'

/** Facet values of a tenant that slugs are resolved to: `Make:Model` pairs and bodies. */
export type SlugSource = { readonly makeModels: readonly string[]; readonly bodies: readonly string[] }

export type SlugLookup = {
  readonly body: (slug: string) => string | undefined
  readonly make: (slug: string) => string | undefined
  readonly model: (make: string, slug: string) => string | undefined
}

/** Bodies known to every tenant, so that `/search/suv` stays a body after the last SUV is sold. */
const defaultBodies = [
  'SUV',
  'Ute',
  'Sedan',
  'Hatch',
  'Hatchback',
  'Wagon',
  'Coupe',
  'Convertible',
  'Van',
  'People Mover',
  'Cab Chassis',
  'Bus',
]

const addSlug = (map: Map<string, string>, value: string): void => {
  const slug = toSlug(value)
  if (slug !== '' && !map.has(slug)) map.set(slug, value)
}

/**
 * Creates a lookup from slugs to the tenant's own spelling. Of two values with one slug the first in sorted order wins.
 */
export const createSlugLookup = ({ makeModels, bodies }: SlugSource): SlugLookup => {
  const body = new Map<string, string>()
  const makes = new Map<string, string>()
  const models = new Map<string, Map<string, string>>()
  for (const value of [...[...bodies].sort(), ...defaultBodies]) addSlug(body, value)
  for (const pair of [...makeModels].sort()) {
    const make = makeOfPair(pair)
    if (make === undefined) continue
    addSlug(makes, make)
    const modelsOfMake = models.get(make) ?? new Map<string, string>()
    addSlug(modelsOfMake, pair.slice(pair.indexOf(':') + 1).trim())
    models.set(make, modelsOfMake)
  }
  return {
    body: (slug) => body.get(slug),
    make: (slug) => makes.get(slug),
    model: (make, slug) => models.get(make)?.get(slug),
  }
}
