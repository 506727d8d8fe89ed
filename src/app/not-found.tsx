/**
 * Never rendered: each part of the site has its own file, and `global-not-found` covers unmatched URLs. Without this
 * one Next adds its default page to the data of every page, two kilobytes each.
 */
const NotFound = () => null

export default NotFound
