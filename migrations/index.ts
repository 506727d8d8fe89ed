import * as m20261127_000000_initial from './20261127_000000_initial'
import * as m20261127_000001_guards from './20261127_000001_guards'
import * as m20261127_093000_staff_invitations from './20261127_093000_staff_invitations'
import * as m20261127_102000_import_drafts from './20261127_102000_import_drafts'
import * as m20261127_132232_price_changes from './20261127_132232_price_changes'
import * as m20261127_140000_staff_email_changes from './20261127_140000_staff_email_changes'
import * as m20261127_150107_card_layouts from './20261127_150107_card_layouts'
import * as m20261127_172304_offer_price_changes from './20261127_172304_offer_price_changes'
import * as m20261127_181730_footer_layout_and_icon from './20261127_181730_footer_layout_and_icon'
import * as m20261127_204524_post_text_images from './20261127_204524_post_text_images'
import * as m20261127_210925_theme_follows_device from './20261127_210925_theme_follows_device'
import * as m20261128_000517_lead_replies from './20261128_000517_lead_replies'
import * as m20261128_094939_vehicle_finance_price from './20261128_094939_vehicle_finance_price'
import * as m20261129_102000_ended_shopper_sessions from './20261129_102000_ended_shopper_sessions'
import * as m20261129_145500_special_hours_by_department from './20261129_145500_special_hours_by_department'
import * as m20261130_231412_section_headings from './20261130_231412_section_headings'
import * as m20261130_235059_location_order from './20261130_235059_location_order'

export const migrations = [
  { up: m20261127_000000_initial.up, down: m20261127_000000_initial.down, name: '20261127_000000_initial' },
  { up: m20261127_000001_guards.up, down: m20261127_000001_guards.down, name: '20261127_000001_guards' },
  { up: m20261127_093000_staff_invitations.up, down: m20261127_093000_staff_invitations.down, name: '20261127_093000_staff_invitations' },
  { up: m20261127_102000_import_drafts.up, down: m20261127_102000_import_drafts.down, name: '20261127_102000_import_drafts' },
  { up: m20261127_132232_price_changes.up, down: m20261127_132232_price_changes.down, name: '20261127_132232_price_changes' },
  { up: m20261127_140000_staff_email_changes.up, down: m20261127_140000_staff_email_changes.down, name: '20261127_140000_staff_email_changes' },
  { up: m20261127_150107_card_layouts.up, down: m20261127_150107_card_layouts.down, name: '20261127_150107_card_layouts' },
  { up: m20261127_172304_offer_price_changes.up, down: m20261127_172304_offer_price_changes.down, name: '20261127_172304_offer_price_changes' },
  { up: m20261127_181730_footer_layout_and_icon.up, down: m20261127_181730_footer_layout_and_icon.down, name: '20261127_181730_footer_layout_and_icon' },
  { up: m20261127_204524_post_text_images.up, down: m20261127_204524_post_text_images.down, name: '20261127_204524_post_text_images' },
  { up: m20261127_210925_theme_follows_device.up, down: m20261127_210925_theme_follows_device.down, name: '20261127_210925_theme_follows_device' },
  { up: m20261128_000517_lead_replies.up, down: m20261128_000517_lead_replies.down, name: '20261128_000517_lead_replies' },
  { up: m20261128_094939_vehicle_finance_price.up, down: m20261128_094939_vehicle_finance_price.down, name: '20261128_094939_vehicle_finance_price' },
  { up: m20261129_102000_ended_shopper_sessions.up, down: m20261129_102000_ended_shopper_sessions.down, name: '20261129_102000_ended_shopper_sessions' },
  { up: m20261129_145500_special_hours_by_department.up, down: m20261129_145500_special_hours_by_department.down, name: '20261129_145500_special_hours_by_department' },
  { up: m20261130_231412_section_headings.up, down: m20261130_231412_section_headings.down, name: '20261130_231412_section_headings' },
  { up: m20261130_235059_location_order.up, down: m20261130_235059_location_order.down, name: '20261130_235059_location_order' },
]
