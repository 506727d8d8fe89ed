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
