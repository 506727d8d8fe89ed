import { expect, requestSite, test } from './fixtures'
import { createPhone, formRequest, signInShopper } from './shopper'
import { GROUP_DEALER } from './vehicle-parts'

test('[ACC-01] [SEC-01] after signing out, here or everywhere, a copy of the cookie is refused', async ({ dealer }) => {
  const { slug } = await dealer(GROUP_DEALER)
  const [cookie, other] = [await signInShopper(slug, createPhone()), await signInShopper(slug, createPhone())]
  const statusOf = async (by: string): Promise<number> =>
    (await requestSite(slug, '/api/account/me', { headers: { cookie: by } })).status
  await requestSite(slug, '/api/sign-out', formRequest({}, cookie))
  expect([await statusOf(cookie), await statusOf(other)]).toEqual([401, 200])
  await requestSite(slug, '/api/sign-out', formRequest({ everywhere: '1' }, other))
  expect(await statusOf(other)).toBe(401)
})

test('[ACC-04] [CARD-06] the account page speaks of saved vehicles only where shoppers can save them', async ({
  dealer,
}) => {
  const pageOf = async (folder: string): Promise<string> => {
    const { slug } = await dealer(folder)
    const cookie = await signInShopper(slug, createPhone())
    return (await requestSite(slug, '/my-garage', { headers: { cookie } })).body
  }
  expect(await pageOf('southern-cross-motorcycles')).toContain('select its heart')
  const trucks = await pageOf('ironbark-trucks')
  expect(trucks).toContain('My garage')
  expect(trucks).not.toContain('select its heart')
})
