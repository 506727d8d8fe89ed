import type { XmlToken } from './tokens'

/** Finds the elements of an XML document that are its vehicles, by the shape of its beginning. */

type ElementCount = { readonly path: string; readonly depth: number; count: number; fields: number }

/** Elements within each other; a deeper document is no stock file, and would cost much memory. */
export const MAX_XML_DEPTH = 30

const MIN_FIELDS = 3
const VEHICLE_NAME = /^(?:vehicle|car|listing|stock.?item|stock.?unit|inventory.?item|unit|ad|advert)$/i

const addElement = (elements: Map<string, ElementCount>, names: readonly string[], attributes: number): void => {
  const path = names.join('/')
  const entry = elements.get(path) ?? { path, depth: names.length, count: 0, fields: 0 }
  elements.set(path, { ...entry, count: entry.count + 1, fields: entry.fields + attributes })
  const parent = elements.get(names.slice(0, -1).join('/'))
  if (parent) parent.fields += 1
}

/**
 * Returns the path of the records, `StockFeed/Vehicles/Vehicle`: a repeated element with several fields, best one called
 * a vehicle, else the outermost one; or the only element with fields.
 */
export const findRecordPath = (tokens: readonly XmlToken[]): string | undefined => {
  const elements = new Map<string, ElementCount>()
  const names: string[] = []
  for (const token of tokens) {
    if (token.kind === 'close') names.pop()
    if (token.kind !== 'open') continue
    names.push(token.name)
    if (names.length > MAX_XML_DEPTH) break
    addElement(elements, names, token.attributes.length)
  }
  const records = [...elements.values()]
    .filter(({ depth, fields, count }) => depth > 1 && fields / count >= MIN_FIELDS)
    .toSorted((a, b) => a.depth - b.depth)
  const repeated = records.filter(({ count }) => count > 1)
  const isVehicle = ({ path }: ElementCount): boolean => VEHICLE_NAME.test(path.slice(path.lastIndexOf('/') + 1))
  return (repeated.find(isVehicle) ?? records.find(isVehicle) ?? repeated[0] ?? records[0])?.path
}
