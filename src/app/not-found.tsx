/**
 * Never shown: each part of the site has its own, and `global-not-found` stands for what no route answers. Without this
 * one Next puts its own into the data of every page, two kilobytes each.
 */
const NotFound = () => null

export default NotFound
