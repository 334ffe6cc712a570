// Numbers of the audit log (milliseconds, bytes, characters).

/** How the log is sent to a file and to a syslog server. */
export const auditDelivery = {
  every: 2_000,
  batch: 200,
  /** How long a receiver may take for a batch, and how long a process that ends keeps its claim. */
  deadline: 20_000,
  /** How long a syslog server has for closing the connection, once it was sent everything. */
  confirmation: 2_000,
  lease: 60_000,
  firstPause: 1_000,
  maxPause: 300_000,
  /** How often a server says that it sends to its receivers, and after which time without that they are forgotten. */
  register: 3_600_000,
  forgotten: 3 * 86_400_000,
  /** The most that a record has as JSON, and a datagram with everything. */
  recordBytes: 8_192,
  datagramBytes: 2_048,
  /** The most characters of one text in the details. */
  text: 500,
  /** A receiver that is so far behind is a problem. */
  late: 600_000,
} as const;
