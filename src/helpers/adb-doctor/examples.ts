/** Lists to try the doctor with. */
export const adbExamples = {
  ready: `List of devices attached
R58M12ABCDE            device usb:1-2 product:beyond1lte model:SM_G973F device:beyond1 transport_id:1
`,
  mixed: `* daemon not running; starting now at tcp:5037
* daemon started successfully
List of devices attached
R58M12ABCDE            device usb:1-2 product:beyond1lte model:SM_G973F device:beyond1 transport_id:1
9f1c2d3e               device usb:1-3.1 product:willow model:Redmi_Note_8T device:willow transport_id:2
HT85G1A02345           unauthorized usb:1-3.2 transport_id:3
ZY22ABCD9K             offline usb:1-3.4 transport_id:4
192.168.1.23:5555      offline transport_id:5
LGH870f00d1            recovery usb:1-4 product:lucye model:LG_H870 device:lucye transport_id:6
`,
  none: `List of devices attached

`,
  error: `adb server version (40) doesn't match this client (41); killing...
could not read ok from ADB Server
* failed to start daemon
error: cannot connect to daemon
`,
} as const;
