import { sql } from './arrange'
import { expect, requestSite, test } from './fixtures'
import { holdAnswer } from './hold-answer'
import { formRequest } from './shopper'
import { isFormRequest, openOwnDocument, saveDocument } from './staff'

test('[ADM-04] a note can be added right after the stage is changed, however slow the answers are', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  const enquiry = { lead_type: 'enquiry', category: 'Service', name: 'Kim', email: 'kim@example.com' }
  const sent = await requestSite(
    slug,
    '/api/leads',
    formRequest({ ...enquiry, phone: '0491 570 156', message: 'Hello' }),
  )
  expect(sent.status).toBeLessThan(400)
  const id = await openOwnDocument(page, { slug, admin }, 'leads')
  // The answer to the first change arrives just after the note is added, before the form has sent the second change.
  const stageAnswer = await holdAnswer(page, isFormRequest)
  await page.locator('#field-stage .rs__control').click()
  await page.getByRole('option', { name: 'Contacted' }).click()
  await stageAnswer.answered
  await page.getByRole('button', { name: 'Add Note' }).click()
  stageAnswer.release()

  const note = page.locator('[name="notes.0.text"]')
  await expect(note).toBeVisible()
  await note.fill('Called back. Wants to see it on Saturday.')
  expect(await saveDocument(page, 'leads')).toBe(200)
  expect(await sql('SELECT text FROM leads_notes WHERE _parent_id = $1', [id])).toEqual([
    { text: 'Called back. Wants to see it on Saturday.' },
  ])
})
