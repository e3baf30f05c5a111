/** Logs to try the doctor with. */
export const logExamples = {
  port: `[2026-11-15 09:12:03] INFO  device 07 task 4211 started: post
[2026-11-15 09:12:05] INFO  connecting to agent at 127.0.0.1:20807
[2026-11-15 09:12:07] ERROR error trying to connect: tcp connect error: No connection could be made because the target machine actively refused it. (os error 10061) 127.0.0.1:20807
[2026-11-15 09:12:07] WARN  task 4211 failed, retry in 34 s
`,
  post: `[2026-11-15 18:00:11] INFO  device 03 task 4302 started: post
[2026-11-15 18:00:42] INFO  upload finished, tapping publish
[2026-11-15 18:00:45] ERROR toast on screen: Permission denied. Unable to save draft videos.
[2026-11-15 18:01:02] ERROR element not found: Post
`,
  startup: `Agent Start Timeout
The program can't start because vcruntime140.dll was not found.
`,
  unknown: `[2026-11-15 11:40:00] INFO  device 12 task 4410 started: account warmup
[2026-11-15 11:40:09] ERROR unexpected answer from screen reader: code 7
[2026-11-15 11:40:10] INFO  task 4410 put back into the queue
`,
} as const;
