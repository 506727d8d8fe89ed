/** What a provider will never take, however often it is sent: no such address, a number that is none. Its reason is for staff. */
export class Refused extends Error {}
