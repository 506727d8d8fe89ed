import { sql, visibleHtml } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { findVehicle, GROUP_DEALER } from './vehicle-parts'

/** A booking is moved and cancelled by the link of its email, without signing in (SHP-09). */

type FreeTimes = {
  readonly days: readonly { readonly date: string; readonly times: readonly (readonly [string, string])[] }[]
}

const AVAILABLE = "v.status = 'in_stock' AND v.reserved IS NOT TRUE"
const EMAIL = 'kim@shopper.example'

/** Books the first time of the second day, and returns the booking's token with the free times. */
const bookTestDrive = async (slug: string, tenantId: string) => {
  const vehicle = await findVehicle(slug, AVAILABLE)
  const slots = await requestSite(slug, `/api/bookings/slots?lead_type=test-drive&car_id=${vehicle.id}`)
  const { days } = JSON.parse(slots.body) as FreeTimes
  const [date = '', time = ''] = [days[1]?.date, days[1]?.times[0]?.[0]]
  await requestSite(slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      lead_type: 'test-drive',
      name: 'Kim Lee',
      email: EMAIL,
      phone: '0491 570 156',
      car_id: vehicle.id,
      date,
      time,
      key: 'booking-link',
      form_completed: 'true',
    }).toString(),
  })
  const [booked] = await sql<{ token: string }>('SELECT token FROM appointments WHERE tenant_id = $1', [tenantId])
  return { token: booked?.token ?? '', days, date, time }
}

test('[SHP-09] a booking is moved and cancelled by its link, without script at 390 px, and the dealer is told', async ({
  browser,
  dealer,
}) => {
  const { slug, id: tenantId } = await dealer('voltara')
  const { token, days, date, time } = await bookTestDrive(slug, tenantId)
  const readBooking = async () =>
    (await sql('SELECT local_time, status::text FROM appointments WHERE tenant_id = $1', [tenantId]))[0]

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${siteUrl(slug)}/booking/${token}`)
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  const [newDate = '', newTime = ''] = [days[2]?.date, days[2]?.times[1]?.[0]]
  const other = `${newDate} ${newTime}`
  await page.getByLabel('New day').selectOption(newDate)
  await page.getByLabel('New time').selectOption(newTime)
  await page.getByRole('button', { name: 'Move booking' }).press('Enter')
  const result = page.getByRole('heading', { name: 'Your booking is moved' })
  await expect(result).toBeFocused()
  await expect(result).toBeInViewport()
  expect(await readBooking()).toEqual({ local_time: other, status: 'booked' })
  const calendarPath = `/api/bookings/${token}/calendar`
  await expect(page.getByRole('link', { name: 'Update calendar' })).toHaveAttribute('href', calendarPath)
  const moved = await requestSite(slug, calendarPath)
  expect(moved.body).toContain('METHOD:PUBLISH')

  // A time that the location does not offer, and a request of another site, change nothing.
  const change = (body: Readonly<Record<string, string>>, headers = {}) =>
    requestSite(slug, `/api/bookings/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(body).toString(),
    })
  for (const [wrongDate, wrongTime] of [
    ['', ''],
    ['', 'soon'],
    ['2026-01-01', '09:00'],
    [date, '03:07'],
    [date, ''],
    ["' OR 1=1", "' OR 1=1"],
  ] as const)
    expect(
      (await change({ action: 'move', date: wrongDate, time: wrongTime })).headers.location,
      `${wrongDate} ${wrongTime}`,
    ).toMatch(/result=invalid&.*#result$/)
  expect((await change({ action: 'cancel' }, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await requestSite('edge', `/booking/${token}`)).status).toBe(404)
  expect((await requestSite(slug, `/booking/${'A'.repeat(24)}`)).status).toBe(404)
  expect(await readBooking()).toEqual({ local_time: other, status: 'booked' })

  const question = page.getByRole('form', { name: 'Cancel this booking?' })
  await expect(question).toBeHidden()
  await page.getByRole('link', { name: 'Cancel booking' }).press('Enter')
  await expect(question).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'No, keep it' }).press('Enter')
  await expect(question).toBeHidden()
  await page.getByRole('link', { name: 'Cancel booking' }).press('Enter')
  await expect(question).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Yes, cancel my booking' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your booking is cancelled' })).toBeFocused()
  expect(await readBooking()).toEqual({ local_time: other, status: 'cancelled' })
  await expect(page.getByRole('link', { name: 'Remove from calendar' })).toHaveAttribute('href', calendarPath)
  const removed = await requestSite(slug, calendarPath)
  expect(removed.body).toContain('METHOD:CANCEL')
  const read = (file: string, name: string): string => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1] ?? ''
  expect(read(removed.body, 'UID')).toBe(read(moved.body, 'UID'))
  expect(Number(read(removed.body, 'SEQUENCE'))).toBeGreaterThan(Number(read(moved.body, 'SEQUENCE')))
  const [email] = await sql<{ text: string }>(
    "SELECT text FROM messages WHERE tenant_id = $1 AND recipient = $2 AND subject LIKE 'Cancelled%'",
    [tenantId, EMAIL],
  )
  expect(email?.text).toMatch(/^Hello \w+,\n[^]*\nYour reference: [\dA-F]{4}-[\dA-F]{4}\n[^]*Call us on /)
  expect(email?.text).toContain(`Remove it from your calendar: ${siteUrl(slug)}${calendarPath}`)
  expect((await change({ action: 'cancel' })).headers.location).toMatch(/result=closed#result$/)
  expect((await change({ action: 'move', date, time })).headers.location).toMatch(/result=closed&.*#result$/)
  const subjects = await sql<{ recipient: string; subject: string }>(
    "SELECT recipient, subject FROM messages WHERE tenant_id = $1 AND subject ~ '^(Moved|Cancelled)'",
    [tenantId],
  )
  for (const word of ['Moved: test drive', 'Cancelled: test drive']) {
    const about = subjects.filter(({ subject }) => subject.startsWith(word))
    expect(
      about.some(({ recipient }) => recipient === EMAIL),
      word,
    ).toBe(true)
    expect(
      about.some(({ recipient }) => recipient !== EMAIL),
      word,
    ).toBe(true)
  }
  await context.close()
})

test('[SHP-09] [LEAD-01] the pages of a booked service say the rego and the work, but not the note, and are not stored', async ({
  dealer,
}) => {
  const { slug, id: tenantId } = await dealer(GROUP_DEALER)
  const slots = await requestSite(slug, '/api/bookings/slots?lead_type=service')
  const { days, location } = JSON.parse(slots.body) as FreeTimes & { readonly location: { readonly slug: string } }
  const answer = await requestSite(slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      lead_type: 'service',
      name: 'Kim Lee',
      email: EMAIL,
      phone: '0491 570 156',
      location: location.slug,
      date: days[1]?.date ?? '',
      time: days[1]?.times[0]?.[0] ?? '',
      Rego: '1ab 2cd',
      additional_services: 'Logbook service, Brakes',
      message: 'It squeals at the lights.',
    }).toString(),
  })
  const success = answer.headers.location ?? ''
  expect(success).toContain('/success?')
  expect(success).not.toMatch(/1ab|squeals/i)
  const [booked] = await sql<{ token: string }>('SELECT token FROM appointments WHERE tenant_id = $1', [tenantId])
  for (const path of [success, `/booking/${booked?.token ?? ''}`]) {
    const { body, headers } = await requestSite(slug, path)
    const text = visibleHtml(body)
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
    expect(text).toContain('Rego 1AB2CD What it needs Logbook service, Brakes')
    expect(text).not.toContain('squeals')
    expect(headers['cache-control']).toContain('no-store')
  }
})

test('[SHP-09] a move without a day and a time has our own messages at its fields, and the focus is on them', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenantId } = await dealer('voltara')
  const { token, days } = await bookTestDrive(slug, tenantId)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${siteUrl(slug)}/booking/${token}`)
  await expect(page.getByLabel('New time')).toContainText('Choose a day first')
  await page.getByRole('button', { name: 'Move booking' }).press('Enter')
  const alert = page.locator('#result')
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('Your booking hasn’t changed.')
  await expect(page.getByLabel('New day')).toHaveAccessibleDescription(/Please choose a day\.$/)
  await expect(page.getByLabel('New time')).toHaveAccessibleDescription('Please choose a time.')
  await expectAccessible(page, '#main')
  await alert.getByRole('link', { name: 'Please choose a day.' }).press('Enter')
  await expect(page.getByLabel('New day')).toBeFocused()

  // The day that was chosen stays when only the time is missing.
  await page.getByLabel('New day').selectOption(days[2]?.date ?? '')
  await page.getByRole('button', { name: 'Move booking' }).press('Enter')
  await expect(page.getByLabel('New day')).toHaveValue(days[2]?.date ?? '')
  await expect(page.getByLabel('New day')).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('New time').selectOption(days[2]?.times[0]?.[0] ?? '')
  await page.getByRole('button', { name: 'Move booking' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your booking is moved' })).toBeFocused()
})
