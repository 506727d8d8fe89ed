import type { Payload } from 'payload'
import { dayAt } from '@/src/domain/time/zones'
import { createDocumentPdf } from './document-pdf'
import { createDemoDocuments, type DemoDocument } from './documents'

/** The number of vehicles of each demo dealer that get documents. */
const VEHICLES_WITH_DOCUMENTS = 4

type DemoVehicle = { readonly id: string; readonly name: string }

const addDocument = async (
  payload: Payload,
  tenant: string,
  { id, name }: DemoVehicle,
  { lines, ...fields }: DemoDocument,
): Promise<void> => {
  const page = [name, `Issued by ${fields.issuer}`, ...lines, 'This is an example from a demonstration.']
  const data = await createDocumentPdf(fields.title, page)
  await payload.create({
    collection: 'vehicle-documents',
    data: { tenant, vehicle: id, ...fields },
    file: { data, name: `${fields.kind}.pdf`, mimetype: 'application/pdf', size: data.length },
    depth: 0,
    overrideAccess: true,
  })
}

/** Adds invented documents to some vehicles of a demo dealer, once (SHP-08). */
export const seedDemoDocuments = async (payload: Payload, tenant: string, now: Date): Promise<void> => {
  const where = { tenant: { equals: tenant } }
  const { totalDocs } = await payload.count({ collection: 'vehicle-documents', where, overrideAccess: true })
  if (totalDocs > 0) return
  const { name: dealer } = await payload.findByID({ collection: 'tenants', id: tenant, depth: 0, overrideAccess: true })
  const { docs } = await payload.find({
    collection: 'vehicles',
    where: { and: [where, { status: { equals: 'in_stock' } }, { hidden: { not_equals: true } }] },
    // Used vehicles come first.
    sort: ['-car_type', 'stocknum'],
    limit: VEHICLES_WITH_DOCUMENTS,
    depth: 0,
    joins: false,
    overrideAccess: true,
  })
  for (const { id, name, car_type } of docs)
    for (const document of createDemoDocuments({ name, car_type, dealer }, dayAt(now, 'Australia/Brisbane')))
      await addDocument(payload, tenant, { id, name }, document)
}
