import * as m20261126_003040_initial from './20261126_003040_initial'
import * as m20261126_010000_guards from './20261126_010000_guards'
import * as m20261126_042126_vehicle_documents from './20261126_042126_vehicle_documents'
import * as m20261126_091859_location_time_zone from './20261126_091859_location_time_zone'
import * as m20261127_093000_staff_invitations from './20261127_093000_staff_invitations'

export const migrations = [
  { up: m20261126_003040_initial.up, down: m20261126_003040_initial.down, name: '20261126_003040_initial' },
  { up: m20261126_010000_guards.up, down: m20261126_010000_guards.down, name: '20261126_010000_guards' },
  { up: m20261126_042126_vehicle_documents.up, down: m20261126_042126_vehicle_documents.down, name: '20261126_042126_vehicle_documents' },
  { up: m20261126_091859_location_time_zone.up, down: m20261126_091859_location_time_zone.down, name: '20261126_091859_location_time_zone' },
  { up: m20261127_093000_staff_invitations.up, down: m20261127_093000_staff_invitations.down, name: '20261127_093000_staff_invitations' },
]
