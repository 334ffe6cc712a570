// The name of this process among the servers of a database.
import { hostname } from 'node:os';

/** PostgreSQL cuts longer names of applications. */
const longest = 63;

/** The beginning of the names of the connections by which servers are counted. */
export const instancePrefix = 'tasklane server ';

/** The computer and the number of the process. */
export const instanceName = `${hostname()}/${process.pid}`.slice(-(longest - instancePrefix.length));
