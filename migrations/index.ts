import * as m20261120_230000_initial from './20261120_230000_initial'
import * as m20261120_230001_ground from './20261120_230001_ground'
import * as m20261120_235204_special_hours from './20261120_235204_special_hours'
import * as m20261121_010000_search_sync from './20261121_010000_search_sync'
import * as m20261121_012553_feed_fetch from './20261121_012553_feed_fetch'
import * as m20261121_024843_feed_door from './20261121_024843_feed_door'
import * as m20261121_025257_tenant_life from './20261121_025257_tenant_life'
import * as m20261121_185247_last_guards from './20261121_185247_last_guards'
import * as m20261121_190000_search_indexes from './20261121_190000_search_indexes'
import * as m20261121_192932_saved_searches from './20261121_192932_saved_searches'
import * as m20261121_202042_catalogue from './20261121_202042_catalogue'
import * as m20261121_221000_figures from './20261121_221000_figures'
import * as m20261121_223000_finance_index from './20261121_223000_finance_index'
import * as m20261121_223647_leads from './20261121_223647_leads'
import * as m20261122_022006_places from './20261122_022006_places'
import * as m20261122_022510_pages from './20261122_022510_pages'
import * as m20261122_022534_models from './20261122_022534_models'
import * as m20261122_024033_audit from './20261122_024033_audit'
import * as m20261122_051543_staff_versions from './20261122_051543_staff_versions'
import * as m20261122_081904_shoppers from './20261122_081904_shoppers'
import * as m20261122_084044_accounts from './20261122_084044_accounts'
import * as m20261122_084113_sales from './20261122_084113_sales'
import * as m20261122_090000_bot_check from './20261122_090000_bot_check'
import * as m20261122_090000_lead_delivery from './20261122_090000_lead_delivery'
import * as m20261122_100000_search_misses from './20261122_100000_search_misses'
import * as m20261122_120437_trash from './20261122_120437_trash'
import * as m20261122_130000_record_switches from './20261122_130000_record_switches'
import * as m20261122_154411_feed_fields from './20261122_154411_feed_fields'
import * as m20261122_154711_guards from './20261122_154711_guards'
import * as m20261122_200000_finance_price from './20261122_200000_finance_price'
import * as m20261123_110000_payment_owners from './20261123_110000_payment_owners'
import * as m20261123_111500_codes_by_phone from './20261123_111500_codes_by_phone'
import * as m20261123_130000_rate_limits from './20261123_130000_rate_limits'
import * as m20261123_140000_staff_second_factor from './20261123_140000_staff_second_factor'
import * as m20261123_190000_upload_removals from './20261123_190000_upload_removals'
import * as m20261123_210000_identity_confirmed from './20261123_210000_identity_confirmed'

export const migrations = [
  { up: m20261120_230000_initial.up, down: m20261120_230000_initial.down, name: '20261120_230000_initial' },
  { up: m20261120_230001_ground.up, down: m20261120_230001_ground.down, name: '20261120_230001_ground' },
  { up: m20261120_235204_special_hours.up, down: m20261120_235204_special_hours.down, name: '20261120_235204_special_hours' },
  { up: m20261121_010000_search_sync.up, down: m20261121_010000_search_sync.down, name: '20261121_010000_search_sync' },
  { up: m20261121_012553_feed_fetch.up, down: m20261121_012553_feed_fetch.down, name: '20261121_012553_feed_fetch' },
  { up: m20261121_024843_feed_door.up, down: m20261121_024843_feed_door.down, name: '20261121_024843_feed_door' },
  { up: m20261121_025257_tenant_life.up, down: m20261121_025257_tenant_life.down, name: '20261121_025257_tenant_life' },
  { up: m20261121_185247_last_guards.up, down: m20261121_185247_last_guards.down, name: '20261121_185247_last_guards' },
  { up: m20261121_190000_search_indexes.up, down: m20261121_190000_search_indexes.down, name: '20261121_190000_search_indexes' },
  { up: m20261121_192932_saved_searches.up, down: m20261121_192932_saved_searches.down, name: '20261121_192932_saved_searches' },
  { up: m20261121_202042_catalogue.up, down: m20261121_202042_catalogue.down, name: '20261121_202042_catalogue' },
  { up: m20261121_221000_figures.up, down: m20261121_221000_figures.down, name: '20261121_221000_figures' },
  { up: m20261121_223000_finance_index.up, down: m20261121_223000_finance_index.down, name: '20261121_223000_finance_index' },
  { up: m20261121_223647_leads.up, down: m20261121_223647_leads.down, name: '20261121_223647_leads' },
  { up: m20261122_022006_places.up, down: m20261122_022006_places.down, name: '20261122_022006_places' },
  { up: m20261122_022510_pages.up, down: m20261122_022510_pages.down, name: '20261122_022510_pages' },
  { up: m20261122_022534_models.up, down: m20261122_022534_models.down, name: '20261122_022534_models' },
  { up: m20261122_024033_audit.up, down: m20261122_024033_audit.down, name: '20261122_024033_audit' },
  { up: m20261122_051543_staff_versions.up, down: m20261122_051543_staff_versions.down, name: '20261122_051543_staff_versions' },
  { up: m20261122_081904_shoppers.up, down: m20261122_081904_shoppers.down, name: '20261122_081904_shoppers' },
  { up: m20261122_084044_accounts.up, down: m20261122_084044_accounts.down, name: '20261122_084044_accounts' },
  { up: m20261122_084113_sales.up, down: m20261122_084113_sales.down, name: '20261122_084113_sales' },
  { up: m20261122_090000_bot_check.up, down: m20261122_090000_bot_check.down, name: '20261122_090000_bot_check' },
  { up: m20261122_090000_lead_delivery.up, down: m20261122_090000_lead_delivery.down, name: '20261122_090000_lead_delivery' },
  { up: m20261122_100000_search_misses.up, down: m20261122_100000_search_misses.down, name: '20261122_100000_search_misses' },
  { up: m20261122_120437_trash.up, down: m20261122_120437_trash.down, name: '20261122_120437_trash' },
  { up: m20261122_130000_record_switches.up, down: m20261122_130000_record_switches.down, name: '20261122_130000_record_switches' },
  { up: m20261122_154411_feed_fields.up, down: m20261122_154411_feed_fields.down, name: '20261122_154411_feed_fields' },
  { up: m20261122_154711_guards.up, down: m20261122_154711_guards.down, name: '20261122_154711_guards' },
  { up: m20261122_200000_finance_price.up, down: m20261122_200000_finance_price.down, name: '20261122_200000_finance_price' },
  { up: m20261123_110000_payment_owners.up, down: m20261123_110000_payment_owners.down, name: '20261123_110000_payment_owners' },
  { up: m20261123_111500_codes_by_phone.up, down: m20261123_111500_codes_by_phone.down, name: '20261123_111500_codes_by_phone' },
  { up: m20261123_130000_rate_limits.up, down: m20261123_130000_rate_limits.down, name: '20261123_130000_rate_limits' },
  { up: m20261123_140000_staff_second_factor.up, down: m20261123_140000_staff_second_factor.down, name: '20261123_140000_staff_second_factor' },
  { up: m20261123_190000_upload_removals.up, down: m20261123_190000_upload_removals.down, name: '20261123_190000_upload_removals' },
  { up: m20261123_210000_identity_confirmed.up, down: m20261123_210000_identity_confirmed.down, name: '20261123_210000_identity_confirmed' },
]
