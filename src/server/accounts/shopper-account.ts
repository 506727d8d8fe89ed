import 'server-only'
import type { Shopper } from '@/src/domain/accounts/shopper'
import type { Site } from '@/src/domain/tenancy/site'
import { database } from '@/src/server/database'
import { type FormBody, readFormText } from '@/src/server/forms/posted-form'
import { confirmEmail, saveDetails } from '@/src/services/accounts/details'
import { loadAccountRecords, type AccountOwner, type AccountRow } from '@/src/services/accounts/records'
import { cancelBooking, confirmOwnSearch, deleteSavedSearch } from '@/src/services/accounts/record-actions'
import { deleteAccount } from '@/src/services/accounts/delete-account'

/** A row of one of the shopper's tables, with the table's own columns. */
export type ShopperRecord = AccountRow

const toOwner = (site: Pick<Site, 'id'>, { id, phone, email, email_confirmed }: Shopper): AccountOwner => ({
  tenantId: site.id,
  id,
  phone,
  confirmedEmail: email_confirmed && email !== undefined ? email : null,
})

/** Returns everything a shopper did on this dealer's site (ACC-04). */
export const loadShopperAccount = async (site: Pick<Site, 'id'>, shopper: Shopper) =>
  loadAccountRecords(await database(), toOwner(site, shopper))

/** Cancels a booking of the shopper; false if it is not theirs or can no longer be cancelled. */
export const cancelOwnBooking = async (site: Pick<Site, 'id'>, shopper: Shopper, id: string): Promise<boolean> =>
  cancelBooking(await database(), toOwner(site, shopper), id)

/** Deletes a saved search of the shopper; false if it is not theirs. */
export const deleteOwnSearch = async (site: Pick<Site, 'id'>, shopper: Shopper, id: string): Promise<boolean> =>
  deleteSavedSearch(await database(), toOwner(site, shopper), id)

/** Confirms a saved search without its email link; false if it is not theirs. */
export const confirmShopperSearch = async (site: Pick<Site, 'id'>, shopper: Shopper, id: string): Promise<boolean> =>
  confirmOwnSearch(await database(), toOwner(site, shopper), id)

/** Deletes the account (ACC-06). */
export const deleteOwnAccount = async (site: Pick<Site, 'id'>, shopper: Shopper): Promise<void> =>
  deleteAccount(await database(), toOwner(site, shopper))

/** Returns whether the shopper agreed to emails about price drops. */
export const hasPriceAlerts = async (shopper: Shopper): Promise<boolean> => {
  const { rows } = await (
    await database()
  ).query<{ price_alerts: boolean | null }>('SELECT price_alerts FROM shoppers WHERE id = $1', [shopper.id])
  return rows[0]?.price_alerts === true
}

/** Saves what the form says about the shopper. Null if all is well. */
export const saveShopperDetails = async (site: Site, shopper: Shopper, form: FormBody) => {
  const details = {
    name: readFormText(form, 'name', 300),
    email: readFormText(form, 'email', 300),
    alerts: readFormText(form, 'alerts', 10) !== '',
  }
  return saveDetails(await database(), site, shopper, details)
}

/** Confirms the shopper's address by the link of an email; false for an expired or foreign link. */
export const confirmShopperEmail = async (site: Pick<Site, 'id'>, shopper: Shopper, token: string): Promise<boolean> =>
  confirmEmail(await database(), site, shopper, token)
