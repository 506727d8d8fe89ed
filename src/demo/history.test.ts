import { describe, expect, test } from 'vitest'
import { createDemoHistory, type HistoryVehicle } from './history'

const now = new Date('2026-11-25T02:00:00Z')
const vehicle = (id: number): HistoryVehicle => ({
  id: `v${String(id)}`,
  stocknum: `S${String(id)}`,
  make: 'Kia',
  model: 'Rio',
  car_type: 'used',
  location_id: null,
})
const vehicles = Array.from({ length: 60 }, (_, id) => vehicle(id))
const history = createDemoHistory('demo', vehicles, now, '2026-11-25')

describe('[STF-04] the history of a demo dealer', () => {
  test('is the same each time, and empty without vehicles', () => {
    expect(createDemoHistory('demo', vehicles, now, '2026-11-25')).toEqual(history)
    expect(createDemoHistory('demo', [], now, '2026-11-25')).toEqual({ leads: [], views: [], zero_results: [] })
  })

  test('has two periods to compare, with leads that are answered and a few that wait', () => {
    const isRecent = ({ created_at }: { created_at: string }) =>
      now.getTime() - Date.parse(created_at) < 30 * 86_400_000
    expect(history.leads.filter(isRecent).length).toBeGreaterThan(8)
    expect(history.leads.filter((lead) => !isRecent(lead)).length).toBeGreaterThan(5)
    for (const { created_at, first_response_at, stage } of history.leads) {
      expect(Date.parse(created_at)).toBeLessThan(now.getTime())
      if (first_response_at !== null) expect(Date.parse(first_response_at)).toBeGreaterThan(Date.parse(created_at))
      if (stage !== 'new') expect(first_response_at).not.toBeNull()
    }
    expect(new Set(history.views.map(({ vehicle_id }) => vehicle_id)).size).toBe(40)
    expect(history.views.every(({ day }) => day > '2026-09-25' && day <= '2026-11-25')).toBe(true)
  })

  test('names invented people only, with numbers kept for fiction', () => {
    for (const { phone, email } of history.leads.filter(({ name }) => name !== null)) {
      expect(phone).toMatch(/^\+6149157\d{4}$/u)
      expect(email).toMatch(/^[a-z.]+@example\.com$/u)
    }
  })
})
