import { createToken, requestRest } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { changeForm, saveDocument } from './staff'
import { openVehicleForm } from './vehicle-parts'

for (const width of [1440, 390])
  test(`[STF-02] make, model and transmission are chosen or typed by keyboard at ${String(width)} px, and spelled as shoppers filter`, async ({
    page,
    dealer,
  }) => {
    const { slug: tenant, admin } = await dealer('yarra-value-cars')
    await page.setViewportSize({ width, height: 1000 })
    const { id } = await openVehicleForm(
      page,
      { slug: tenant, admin },
      "v.status = 'in_stock' AND v.item_type = 'car' AND v.make <> 'Toyota'",
    )
    const input = (name: string | RegExp) => page.getByRole('combobox', { name, exact: true })
    const make = input(/^Make/)
    await make.press('ControlOrMeta+a')
    await make.pressSequentially('toyo')
    await expect(page.getByRole('option', { name: /^Toyota/ })).toBeVisible()
    await make.press('ArrowDown')
    await expect(make).toHaveAttribute('aria-activedescendant', /.+/)
    await expectAccessible(page, '.combobox')
    await changeForm(page, () => make.press('Enter'))
    await expect(make).toHaveValue('Toyota')
    await expect(page.getByRole('listbox')).toHaveCount(0)

    const model = input(/^Model/)
    await changeForm(page, async () => {
      await model.fill('tarrago')
      await model.press('Tab')
    })
    await expect(model).toHaveValue('Tarrago')
    await expect(page.getByText(/“Tarrago” is new in your stock/)).toBeVisible()
    await changeForm(page, async () => {
      await model.fill('HIACE')
      await model.press('Tab')
    })
    await expect(model).toHaveValue('HiAce')

    const transmission = input('Transmission')
    await changeForm(page, async () => {
      await transmission.fill('auto')
      await transmission.press('Tab')
    })
    await expect(transmission).toHaveValue('Automatic')
    // Escape closes the list, and what was typed stays.
    await changeForm(page, () => transmission.fill('Man'))
    await transmission.press('Escape')
    await expect(page.getByRole('listbox', { name: 'Transmissions' })).toHaveCount(0)
    await expect(transmission).toHaveValue('Man')
    await changeForm(page, async () => {
      await transmission.fill('auto')
      await transmission.press('Tab')
    })
    await expect(transmission).toHaveValue('Automatic')
    // The list of a long form is chosen from by mouse as well.
    await input('Drive').click()
    await changeForm(page, () => page.getByRole('option', { name: /^AWD/ }).click())
    await expect(input('Drive')).toHaveValue('AWD')
    expect(await saveDocument(page, 'vehicles')).toBe(200)

    const { body } = await requestRest('GET', `/vehicles/${id}?depth=0`, await createToken(admin))
    expect(body).toMatchObject({ make: 'Toyota', model: 'HiAce', simple_transmission: 'Automatic', drive: 'AWD' })
  })
