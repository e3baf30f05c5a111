/**
 * Hubs behind one USB controller. What USB counts are hub chips: a hub with many ports is several of them, one at the
 * top and the others on its ports. Where the ports of the computer do not suffice, a splitter (one chip) goes before hubs.
 */

/** Chips a hub is built from: each takes a port of the one before it. */
export const chipsOf = (ports: number, chipPorts: number): number => Math.ceil((ports - 1) / (chipPorts - 1));

/** Chips in a row inside such a hub. */
export const depthOf = (chips: number, chipPorts: number): number => {
  let depth = 1;
  for (let [room, left] = [chipPorts, chips - 1]; left > 0; depth += 1) [room, left] = [room * chipPorts, left - room];
  return depth;
};

/** Splitters needed so that all hubs find a port: each takes one port and offers as many as a chip has. */
export const splittersFor = (hubs: number, rootPorts: number, chipPorts: number): number =>
  Math.max(0, Math.ceil((hubs - rootPorts) / (chipPorts - 1)));
