// Commands in English by people who saw no code, each with its judged reading: '=' is right; '~' is read in part, or answered by a
// sentence, and says so; '?' proposes nothing; '!' proposes something else. Whoever changes a reading judges it again.

export const englishJudged = `
plain = Finish both the contract and the NDA. => done #13 #14
plain ? Let Ana watch the NDA with Brightside.
plain = Take Bob off the server migration and put Paul on it instead. => unassign #6 @Bob Stone + assign #6 @Paul Stone
plain = From now on, I'd like to follow everything that is P0 in Engineering. => watch [everything that is P0 in Engineering]
plain = Use the Security review template on the server migration. => template #6 template Security review
plain = Could you hand all of my tasks due next week over to Jean-Luc? => assign [all of my tasks due next week] @Jean-Luc Moreau
plain = Start the relaunch today and assign it to Maria Lopez and me. => start #8 11-18 + assign #8 @Maria Lopez @me
plain = Make the travel policy due at the end of the month. => due #16 11-30
plain = Archive all finished tasks on the HR board. => archive [all finished tasks on the HR board]
plain = Put "check fire insurance" and "cancel the old lease" on the checklist of the Lisbon move. => checklist #5 "check fire insurance, cancel the old lease"
plain = Rename task 22 to "Price list 2027". => rename #22 "Price list 2027"
plain = Postpone the backup restore test by one week. => due #25 +1 week
plain = I want every unassigned P1 in Sales to be mine. => assign [every unassigned P1 in Sales] @me
plain = Extend the deadline for hiring the engineers to 15 January. => due #11 01-15
plain ~ Remind me on Thursday at nine about the payroll. => remind #2
plain = Ask Maria to review the campaign text. => comment #9 @Maria Lopez|María García "review the campaign text"
plain = Change the description of the accountant ad to "Full time, Lisbon or remote". => describe #20 "Full time, Lisbon or remote"
plain ~ Send the job ad back to In Progress because the salary range is missing, and note that in a comment. => move #20 >In Progress
plain = Please write under the forecast: numbers from Sales will arrive on Tuesday. => comment #30 "numbers from Sales will arrive on Tuesday."
plain ~ Create a task for ordering a laptop for Nora, due on Friday, and give it to Anna. => create "ordering a laptop for Nora, due on Friday, and give it to Anna."
plain = Everything of Jürgen's that is late should go to next Monday. => due [Everything of Jürgen's that is late] 11-23
plain = Reopen the invoice for Hansen, since he still hasn't paid. => reopen #18
plain ~ All the tasks Ana commented on yesterday ought to be moved into Review. => move [All the tasks Ana commented on yesterday] >Review
plain = Bring the press release forward to tomorrow. => due #10 11-19
plain ? Give the tasks that John has in Waiting to whoever is watching them.
chat = the invoices are out => done #18
chat = audit is waiting on the closing btw => relate #4 blockedBy #3
chat ? hmm rename 12, its nora kellermann not keller
chat ~ october closed!! finally. next one assign to garcia, same template => done #3 + assign [next] @María García
chat = oops wrong one, take that back => undo
chat ? press relase cant go out b4 legal has looked at it. loop them in
chat ? hiring: split in two pls, one per engineer
chat = stick jurgen on the backup test and make it due wed next wk => assign #25 @Jürgen Müller + due #25 11-25
chat = ssl = p0 now, certs die on sunday => priority #7 P0
chat ~ make campagin copy a subtask of the xmas one => relate #9 parent [xmas one]
chat ? nope not maria lopez, the other one
chat = stone takes the fair => assign #23 @Bob Stone|Paul Stone
chat = paul n bob both off the migration thx => unassign #6 @Paul Stone @Bob Stone
chat ~ remnd me abt hansen tmrw morning => remind #18
chat = archive the old fair stuff plz => archive #23
chat = can someone... ok YOU, move all the overdue hr things to mon => due [all the overdue hr] 11-23
chat = ad for the accoutant is live, tick it off => done #20
chat = kill the due date on dwh => noDue [dwh]
chat = just got off the phone w/ meyer, they need 2 more weeks, move it accordingly => due #13 +2 week
chat = gdpr back to todo, we arent there yet => move #24 >To Do
chat = comment on lisbon: movers confirmed for 12 jan thx => comment #5 "movers confirmed for 12 jan thx"
chat ? the two contracts ana finished yest can be archived
chat = stop the monthly repeat on the invoice thing => noRepeat #18
chat = swap john for jean-luc on the offer => unassign #27 @John Smith + assign #27 @Jean-Luc Moreau added
chat ? whoever has nothing on fri gets the survey, i dont mind who
`;
