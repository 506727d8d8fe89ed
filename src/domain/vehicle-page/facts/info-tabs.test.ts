import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { findFirstPanel, listInfoTabs, hasAttestedBenefits } from './info-tabs'
import { CONSUMER_LAW_NOTE } from './promises'
import { sampleVehicle } from '../sample-vehicle.test-support'

const site = (vehicle = {}, display = {}) => ({ switches: resolveSwitches({}, { vehicle, display }) })
const tab = (id: string, over = {}, switches = {}, display = {}) =>
  listInfoTabs({ ...sampleVehicle, ...over }, site(switches, display)).find((one) => one.id === id)

describe('the info tabs', () => {
  test('[VDP-04] only tabs with content, in order', () => {
    expect(listInfoTabs(sampleVehicle, site())).toEqual([])
    const all = listInfoTabs(
      { ...sampleVehicle, standardEquipment: ['Cruise control'] },
      site({ why_buy: ['Close by'], reserve_button: true, protect_text: 'Paint protection.' }),
    )
    expect(all.map(({ title }) => title)).toEqual([
      "What's Included",
      'Why Buy From Us?',
      'Reserve Online',
      'Protect Your Car',
    ])
  })

  test('[VDP-04] [VDP-09] use the vehicle’s own item type; a sold vehicle has neither', () => {
    const switches = { reserve_button: true, protect_text: 'Paint protection.' }
    expect(tab('protect-your-car', { status: 'sold' }, switches)).toBeUndefined()
    const of = (id: string) => tab(id, { item_type: 'truck' }, switches)
    expect(of('protect-your-car')?.title).toBe('Protect Your Truck')
    expect(of('reserve-online')?.link?.label).toBe('Reserve Truck Now')
    expect(tab('reserve-online', { item_type: 'caravan' }, { ...switches, reserve_text: 'Hold it' })?.link?.label).toBe(
      'Hold it',
    )
  })

  test('[VDP-15] reservation: the deposit, 48 hours, 100% refundable; not for reserved or sold cars', () => {
    const found = tab('reserve-online', {}, { reserve_button: true, deposit: 250 })
    expect(found?.lines.join(' ')).toMatch(/\$250 deposit .* 48 hours\. The deposit is 100% refundable\./)
    expect(found?.link?.href).toBe('/cars/2023-toyota-rav4-k1/checkout')
    expect(tab('reserve-online', { reserved: true }, { reserve_button: true })).toBeUndefined()
    expect(tab('reserve-online', { status: 'sold' }, { reserve_button: true })).toBeUndefined()
    expect(tab('reserve-online')).toBeUndefined()
  })

  test('[VDP-15] perks for used vehicles, with the note on statutory rights', () => {
    const found = tab('whats-included', {}, { used_perks: true })
    expect(found?.lines).toEqual(['48-hour money-back guarantee', '12 months roadside assist'])
    expect(found?.note).toBe(CONSUMER_LAW_NOTE)
    expect(CONSUMER_LAW_NOTE).toContain('in addition to your rights under the Australian Consumer Law')
    expect(tab('whats-included', { car_type: 'demo' }, { used_perks: true })).toBeUndefined()
  })

  test('[VDP-15] certified benefits only when attested, and only for certified vehicles', () => {
    const benefits = [
      '90 point inspection',
      '1 year roadside assist',
      'Full service history',
      'Independent history check',
    ]
    expect(tab('whats-included', { certified: true }, { certified_attested: true })?.lines).toEqual(benefits)
    expect(tab('whats-included', { certified: true })).toBeUndefined()
    expect(tab('whats-included', {}, { certified_attested: true })).toBeUndefined()
    const toyota = site({ certified_attested: true }, { certified_make: ' toyota ' })
    expect(hasAttestedBenefits(sampleVehicle, toyota)).toBe(true)
    expect(hasAttestedBenefits({ ...sampleVehicle, car_type: 'new' }, toyota)).toBe(false)
  })

  test('[VDP-15] delivery is anywhere in Australia and its price a guide only', () => {
    expect(tab('whats-included', {}, { delivery_note: true })?.lines[0]).toMatch(/anywhere in Australia.*guide only/)
  })

  test('[VDP-04] while the comments are pending, the first panel with content is open', () => {
    const tabs = listInfoTabs(sampleVehicle, site({ why_buy: ['Close by'] }))
    const features = ['Sunroof']
    expect(findFirstPanel({ dealercomments: 'Tidy.', features }, tabs)).toBe('dealer-comments')
    expect(findFirstPanel({ dealercomments: ' ', features }, tabs)).toBe('why-buy')
    expect(findFirstPanel({ features }, [])).toBe('features')
    expect(findFirstPanel({ features: [] }, [])).toBe('dealer-comments')
  })
})
