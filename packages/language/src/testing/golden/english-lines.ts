// Golden lines in English. [..] is understood, {..} looks like a mark or date and stays in the title, as does ~..~, a suggested name; after '=' is what it means.
// 'day' names today for the lines below it, 'now' an instant and a time zone.

export const englishLines = String.raw`
day 2026-11-18 Wednesday
// Today, tomorrow, and the days around them
Pay the rent [today] = due 11-18
[Today] call the bank = due 11-18
Water the plants [tonight] = due 11-18
Send the offer [this afternoon] = due 11-18
Answer Eva [this morning] = due 11-18
Upload the slides [by end of day] = due 11-18
Close the shop [eod] = due 11-18
Reply to the auditor [by cob] = due 11-18
Book flights [tomorrow] = due 11-19
[Tomorrow] pick up the parcel = due 11-19
Order toner [by tomorrow] = due 11-19
Print badges [for tomorrow] = due 11-19
Check the backup [due tomorrow] = due 11-19
Ask legal [TOMORROW] = due 11-19
Call the plumber [tmrw] = due 11-19
Return the laptop [the day after tomorrow] = due 11-20
Visit the plant [day after tomorrow] = due 11-20
Ring the dentist [tomorrow morning] = due 11-19
Lunch with Tom [tomorrow] at noon = due 11-19
Renew the licence [(tomorrow)] = due 11-19, title Renew the licence
[Tomorrow]: update the wiki = due 11-19, title update the wiki
Finish the draft [today]. = due 11-18, title Finish the draft
Fix the printer [tomorrow]! = due 11-19, title Fix the printer!
Clean the kitchen, [today] = due 11-18, title Clean the kitchen
// Weekdays
Team lunch [monday] = due 11-23
Send the minutes [on Friday] = due 11-20
Ship the release [by Thursday] = due 11-19
Invoice run [Tuesday] = due 11-24
Retro [on Wednesday] = due 11-25
Bake a cake [for Saturday] = due 11-21
Mow the lawn [Sunday] = due 11-22
Review contracts [due Friday] = due 11-20
Prepare workshop [before Monday] = due 11-23
Finish audit [until Friday] = due 11-20
Close the books [this Friday] = due 11-20
Demo [this Wednesday] = due 11-18
Plan sprint [next Monday] = due 11-23
Performance talk [next Friday] = due 11-27
Budget meeting [next Wednesday] = due 11-25
Site visit [coming Tuesday] = due 11-24
Order lunch [Friday next week] = due 11-27
Sync with Berlin [Monday of next week] = due 11-23
Dentist [thu] = due 11-19
Haircut [next tue] = due 11-24
Post the ad [by fri] = due 11-20
Sort mail [due mon] = due 11-23
Buy flowers [by sat] = due 11-21
Read the report [by sun] = due 11-22
Standup notes [due: Friday] = due 11-20
Sign papers, [deadline Friday] = due 11-20, title Sign papers
[Deadline: Monday] hand in the thesis = due 11-23, title hand in the thesis
Pick a venue [no later than Tuesday] = due 11-24
Choose a logo [at the latest Friday] = due 11-20
Call the {Friday} supplier =
Discuss {Monday} results [by Friday] = due 11-20
Move the {Thursday} call to [Friday] = due 11-20
Pay [Friday] 5pm = due 11-20
// Relative
Check the oven [in 3 days] = due 11-21
Follow up [in two weeks] = due 12-02
Renew the passport [in 6 months] = due 2027-05-18
Ask again [in a week] = due 11-25
Inspect the roof [in one month] = due 12-18
Review the strategy [in a year] = due 2027-11-18
Check the meter [in 10 days] = due 11-28
Answer [within 2 days] = due 11-20
Deliver [within three weeks] = due 12-09
Close the case [within the next 5 days] = due 11-23
Call back [3 days from now] = due 11-21
Ping Sam [two weeks from today] = due 12-02
Send the goods [in 3 business days] = due 11-23
Get a reply [in 5 working days] = due 11-25
Chase payment [within 10 workdays] = due 12-02
Replace filter [in twelve weeks] = due 2027-02-10
Decide [in 0 days] = due 11-18
// Weeks, months, quarters, years
Prepare slides [next week] = due 11-23
Draft the plan [by next week] = due 11-23
Review goals [next month] = due 12-01
Move offices [next year] = due 2027-01-01
Clean the fridge [this weekend] = due 11-21
Hike [at the weekend] = due 11-21
Paint the fence [next weekend] = due 11-28
Send figures [by the end of the week] = due 11-20
Close tickets [end of week] = due 11-20
Submit hours [by eow] = due 11-20
Tidy the backlog [by end of next week] = due 11-27
Close the books [end of month] = due 11-30
Pay suppliers [by the end of the month] = due 11-30
Approve leave [by eom] = due 11-30
Publish numbers [by end of next month] = due 12-31
Archive mail [end of the quarter] = due 12-31
Reach target [by eoq] = due 12-31
Sell the van [by the end of the year] = due 12-31
Renew the lease [by year end] = due 12-31
Order gifts [by month end] = due 11-30
Spend the budget [before the end of this year] = due 12-31
Book the hall [beginning of next month] = due 12-01
Hire two people [by the end of March] = due 2027-03-31
File taxes [end of February 2027] = due 2027-02-28
Start planning [at the beginning of January] = due 2027-01-01
Choose a school at [the start of next year] = due 2027-01-01
Send the survey [this week] = due 11-20
Pay the last invoice [on the last day of the month] = due 11-30
// Dates in words
Sign the lease [on December 3] = due 12-03
Sign the lease [December 3rd] = due 12-03
Sign the lease [3 December] = due 12-03
Sign the lease [on the 3rd of December] = due 12-03
Sign the lease [Dec 3] = due 12-03
Sign the lease [3 Dec 2027] = due 2027-12-03
Sign the lease [December 3, 2027] = due 2027-12-03
Pay VAT [by 15 January] = due 2027-01-15
Party on New Year =
Party [on January 1st] = due 2027-01-01
Party [on the first of March] = due 2027-03-01
Book the venue [for 14 February] = due 2027-02-14
Renew insurance [March 31] = due 2027-03-31
Wish Joe well [May 5] = due 2027-05-05
Order coal [1 September 2027] = due 2027-09-01
Take the exam [Friday, November 27] = due 11-27
Take the exam [Friday 27 November] = due 11-27
Take the exam [on Fri 27 Nov] = due 11-27
Pay the fee [November 18] = due 11-18
Pay the fee [November 17] = due 2027-11-17
Leap party [29 February 2028] = due 2028-02-29
Send the card [by the 24th] = due 11-24
Pay wages [on the 30th] = due 11-30
Call the landlord [the 5th] = due 12-05
Pay the bill [due the 31st] = due 12-31
Meet the board [on the 10th of next month] = due 12-10
Report [Thursday the 26th] = due 11-26
// Dates in figures, the month first
Renew domain [12/24/2026] = due 12-24
Renew domain [by 12/24] = due 12-24
Renew domain [on 1/5] = due 2027-01-05
Renew domain [12/3/26] = due 12-03
Renew domain [2026-12-24] = due 12-24
Renew domain [2027/01/09] = due 2027-01-09
Renew domain [due 2026-12-01] = due 12-01
Renew domain [24.12.2026] = due 12-24
Renew domain [12-24-2026] = due 12-24
Renew domain [Thursday 12/24/2026] = due 12-24
Renew domain [by 11/17] = due 2027-11-17
// Dates that do not exist
Celebrate {February 30} = 
Celebrate {on 31 April} =
Celebrate {2026-02-30} =
Celebrate {by 13/45/2026} =
Celebrate {29 February 2027} =
Celebrate {on Monday, 27 November} =
Celebrate {due 2026-13-01} =
Celebrate {June 31st} =
Plan {for 31 November} then [5 December] = due 12-05
// Start, and start to due
Paint the hall [from Monday] = start 11-23
Paint the hall [starting tomorrow] = start 11-19
Paint the hall [start Monday due Friday] = start 11-23, due 11-27
Paint the hall [start 2026-12-01] [by 2026-12-20] = start 12-01, due 12-20
Paint the hall [from Monday to Friday] = start 11-23, due 11-27
Paint the hall [from Thursday to Monday] = start 11-19, due 11-23
Paint the hall [from 1 December to 5 January] = start 12-01, due 2027-01-05
Paint the hall [from December 1 until December 12] = start 12-01, due 12-12
Paint the hall [between Monday and Wednesday] = start 11-23, due 11-25
Paint the hall [3-5 December] = start 12-03, due 12-05
Paint the hall [December 3-5] = start 12-03, due 12-05
Paint the hall [3 to 5 December 2027] = start 2027-12-03, due 2027-12-05
Paint the hall [from the 3rd to the 5th of March] = start 2027-03-03, due 2027-03-05
Paint the hall [Monday - Friday] = start 11-23, due 11-27
Paint the hall [tomorrow to Friday] = start 11-19, due 11-20
Paint the hall [2026-12-01 – 2026-12-04] = start 12-01, due 12-04
Paint the hall [12/1 - 12/4] = start 12-01, due 12-04
Paint the hall [from today until the end of the month] = start 11-18, due 11-30
Paint the hall [as of next month] = start 12-01
Paint the hall [not before Monday] = start 11-23
Paint the hall [beginning on December 7] = start 12-07
Paint the hall [from next week on] = start 11-23
Paint the hall [starts Monday, ends Thursday] = start 11-23, due 11-26
Paint the hall {from 2026-12-05 to 2026-12-01} =
Paint the hall {from 30 February to 3 March} =
Paint the hall [start date: Monday] = start 11-23
Paint the hall [from 28 December to 3 January] = start 12-28, due 2027-01-03
// Repeats
Water plants [every day] = every DAILY
Water plants [daily] = every DAILY
Water plants [every 3 days] = every DAILY;INTERVAL=3
Water plants [every other day] = every DAILY;INTERVAL=2
Team meeting [every week] = every WEEKLY
Team meeting [every Monday] = every WEEKLY;BYDAY=MO
Team meeting [each Tuesday] = every WEEKLY;BYDAY=TU
Team meeting [every Monday and Thursday] = every WEEKLY;BYDAY=MO,TH
Team meeting [every Mon, Wed and Fri] = every WEEKLY;BYDAY=MO,WE,FR
Team meeting [on Mondays] = every WEEKLY;BYDAY=MO
Team meeting [every weekday] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Team meeting [every workday] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Team meeting [Monday to Friday] = start 11-23, due 11-27
Team meeting [every Monday to Friday] = every WEEKLY;BYDAY=MO,TU,WE,TH,FR
Team meeting [weekly] = every WEEKLY
Team meeting [weekly on Friday] = every WEEKLY;BYDAY=FR
Team meeting [biweekly] = every WEEKLY;INTERVAL=2
Team meeting [every 2 weeks] = every WEEKLY;INTERVAL=2
Team meeting [every two weeks on Tuesday] = every WEEKLY;INTERVAL=2;BYDAY=TU
Team meeting [every other Friday] = every WEEKLY;INTERVAL=2;BYDAY=FR
Team meeting [every second week] = every WEEKLY;INTERVAL=2
Pay rent [every month] = every MONTHLY
Pay rent [monthly] = every MONTHLY
Pay rent [every month on the 1st] = every MONTHLY;BYMONTHDAY=1
Pay rent [on the first of every month] = every MONTHLY;BYMONTHDAY=1
Pay rent [on the 31st of every month] = every MONTHLY;BYMONTHDAY=31
Pay rent [monthly on the 15th] = every MONTHLY;BYMONTHDAY=15
Pay rent [on the last day of every month] = every MONTHLY;BYMONTHDAY=-1
Pay rent [at the end of every month] = every MONTHLY;BYMONTHDAY=-1
Pay rent [every 15th] = every MONTHLY;BYMONTHDAY=15
Board call [every first Monday of the month] = every MONTHLY;BYDAY=1MO
Board call [on the last Friday of every month] = every MONTHLY;BYDAY=-1FR
Board call [every month on the second Tuesday] = every MONTHLY;BYDAY=2TU
Board call [every quarter] = every MONTHLY;INTERVAL=3
Board call [quarterly] = every MONTHLY;INTERVAL=3
Board call [every 6 months] = every MONTHLY;INTERVAL=6
Renew cert [every year] = every YEARLY
Renew cert [yearly] = every YEARLY
Renew cert [annually] = every YEARLY
Renew cert [every year on March 3] = every YEARLY;BYMONTH=3;BYMONTHDAY=3
Renew cert [every March 3rd] = every YEARLY;BYMONTH=3;BYMONTHDAY=3
Renew cert [once a year] = every YEARLY
Feed the fish [every day until 24 December] = every DAILY;UNTIL=20261224
Report [every Monday until March 31] = every WEEKLY;BYDAY=MO;UNTIL=20270331
Pay VAT [start Monday] [every month] = start 11-23, every MONTHLY
Stretch [every Tuesday] [from next week] = start 11-23, every WEEKLY;BYDAY=TU
Send digest [every Friday] [due Friday] = due 11-20, every WEEKLY;BYDAY=FR
Read the weekly report =
Prepare the monthly closing [by Friday] = due 11-20
Buy a daily planner =
Write the quarterly review [by end of quarter] = due 12-31
Everyday shoes for Tom =
Give every team a room =
Thank every person =
// Priority
Fix login [p1] = P1
[P1] fix login = P1
Fix login [p0] = P0
Fix login [P3] [tomorrow] = due 11-19, P3
Fix login [!high] = P1
Fix login [!low] = P3
Fix login [!urgent] = P0
Fix login [!1] = P1
Fix login [high priority] = P1
Fix login [priority low] = P3
Fix login [priority: high] = P1
Fix login [medium priority] [by Friday] = due 11-20, P2
Fix login {p1} [p2] = P2
Fix login p4 =
Fix login p10 =
Reply to the urgent letter =
Raise the bar high =
Low hanging fruit =
Top priority list =
// Departments
Pay VAT [#accounting] = #Accounting
Pay VAT [#Accounting] [#legal] = #Accounting, #Legal
Hire a cook [#hr] = #HR
Hire a cook [#human resources] = #HR
Hire a cook [#human-resources] = #HR
Hire a cook [#HumanResources] = #HR
Fix the build [#software team] = #Engineering
Fix the build [#development] = #Engineering
Fix the build [#tech] [p1] = #Engineering, P1
Pay the fee [#finance] = #Accounting
Call leads [#business development] = #Sales
Survey [#market research] [by Friday] = #Marketing, due 11-20
Survey [#marketing], then report = #Marketing, title Survey then report
Survey [department: Sales] = #Sales
Survey {#astrology} =
Fix issue #42 =
Fix the C# parser =
Marketing plan for sales =
Ask HR about leave =
Paint it [#HR] [#hr] = #HR
// People
Call the bank [@Ana Lima] = @Ana Lima
Call the bank [@ana] = @Ana Lima
Call the bank [@AnaLima] = @Ana Lima
Call the bank [@ana.lima] = @Ana Lima
Call the bank [@Bob] [@john] = @Bob Stone, @John Smith
Call the bank [@john smith] tomorrowish = @John Smith
Call the bank {@maria} =
Call the bank [@Maria Lopez] = @Maria Lopez
Call the bank {@stone} =
Call the bank {@nobody} =
Call the bank [assign to Ana] = @Ana Lima
Call the bank [@mlopez] = @Maria Lopez
Call the bank [@maria.g] = @María García
Call the bank [@paul_s], please = @Paul Stone, title Call the bank
Call the bank mlopez =
Call the bank {@Maria} Stone =
[@motor] check the motor = @Anna Schmidt
Call the bank [@#3] [@#2] = @María García, @Maria Lopez
Call the bank @#99 =
Call the bank [assign to @mlopez] = @Maria Lopez
Interview candidates {Mon, Tue and Wed} =
Interview candidates {on Monday and Tuesday} =
Budget draft [eod friday] = due 11-20
Budget draft [by Friday EOD] = due 11-20
Party [next sat] = due 11-28
Clean the fridge [every two fridays] = every WEEKLY;INTERVAL=2;BYDAY=FR
[Every 3 days] water the plants [until March 1] = every DAILY;INTERVAL=3;UNTIL=20270301, title water the plants
Call the bank, [assigned to Bob Stone] = @Bob Stone, title Call the bank
Call the bank [assignee: John Smith] = @John Smith
Call the bank assign to Maria =
Call Ana Lima about the bank =
Ask John for the keys =
Mail ana@example.com about it =
[@Anna Schmidt] check the motor = @Anna Schmidt
[@jürgen] check the motor = @Jürgen Müller
[@Jean-Luc] check the motor = @Jean-Luc Moreau
// Columns and templates
Write copy [>review] = >Review
Write copy [>in progress] = >In Progress
Write copy [>todo] = >To Do
Write copy [>InProgress] [p2] = >In Progress, P2
Write copy [status: done] = >Done
Write copy [>waiting] = >Waiting
Write copy {>nowhere} =
Compare a > b =
Review the review =
Close October [+checklist:Month-end] = +1
Close October [+checklist: month-end] = +1
Close October [+Month-end] = +1
Welcome Eva [+onboarding] [#hr] = +2, #HR
Audit [+security review] [p1] = +3, P1
Audit [checklist: Security review] = +3
Audit {+checklist:Nothing} =
Invite Eva +1 =
Add salt + pepper =
// Together
Pay VAT return [#accounting] [@Maria Lopez] [p1] [due friday] 5pm [start mon] [every month] [+checklist:Month-end] = due 11-27, start 11-23, #Accounting, @Maria Lopez, P1, every MONTHLY, +1
[p1] [#hr] [@ana] Send contract [by Friday] = P1, #HR, @Ana Lima, due 11-20
Send contract [by Friday] [@ana] and [@bob] = due 11-20, @Ana Lima, @Bob Stone, title Send contract and
[Every Monday] [@bob] water the plants [#sales] = every WEEKLY;BYDAY=MO, @Bob Stone, #Sales
Design poster [next week] [!high] [>in progress] [@john] = due 11-23, P1, >In Progress, @John Smith
// Words that look like dates
Write the march plan =
Publish the sun report =
March through the park =
We may paint 3 rooms =
May the force be with you =
Second thoughts on the first draft =
Sat down with Bob =
The sun rises =
Wed the couple =
Fri-day special =
Monthly magazine subscription =
Fix today's build =
Collect yesterday's mail =
Check yesterday =
Black Friday banner =
Cyber Monday offers =
Plan Black Friday [by Monday] = due 11-23
Order the Sunday Times =
Good Friday service =
Add 1/2 cup of sugar =
Support 24/7 hotline =
Upgrade to version 3.12 =
Upgrade to 10.2.26 =
Version 12/24/2026 notes =
Read chapter 3 =
Give 3 days of training =
A 2 week trip =
In 3 steps to success =
In two minds =
Second week of school =
Room 2026 =
Plan 2027 =
Buy 5 marching hares =
Call 555-1234 =
Meet at 10:30 =
Mind the week =
End of story =
End of the road =
Next steps for the team =
Next door party =
This and that =
By the way, hello =
By the book =
Until further notice =
Start the engine =
Start with why =
From here to there =
From scratch to launch =
Between you and me =
Due diligence for Acme =
Deadline list =
Late April wine list =
Weekend shift plan =
The weekend edition =
Daily Mail interview =
Year in review =
Month-end closing =
August Macke exhibition =
April Jones interview =
June bug hunt =
Jan Novak contract =
Read \tomorrow paper = title Read tomorrow paper
Sell \#hr mug = title Sell #hr mug
Read "Tomorrow" by Conrad =
Print "closed on Monday" [today] = due 11-18
// Clocks: five zones, days of 23 and 25 hours, the turn of the year
now 2026-03-08T06:30:00Z EST
Set the clock [tomorrow] = due 2026-03-09
now 2026-03-08T07:30:00Z EST
Set the clock [today] = due 2026-03-08
Set the clock [in 2 days] = due 2026-03-10
now 2026-03-09T03:59:00Z EST
Set the clock [tomorrow] = due 2026-03-09
now 2026-03-09T04:01:00Z EST
Set the clock [tomorrow] = due 2026-03-10
now 2026-11-01T05:30:00Z EST
Set the clock [in a week] = due 11-08
now 2026-11-01T06:30:00Z EST
Set the clock [tomorrow] = due 11-02
now 2026-11-02T04:30:00Z EST
Set the clock [today] = due 11-01
now 2026-11-02T05:30:00Z CST
Set the clock [tomorrow] = due 11-02
now 2026-11-02T06:30:00Z CST
Set the clock [tomorrow] = due 11-03
now 2026-03-08T08:30:00Z MST
Set the clock [next week] = due 2026-03-09
now 2026-11-02T06:30:00Z MST
Set the clock [on Monday] = due 11-02
now 2026-03-09T06:30:00Z PST
Set the clock [today] = due 2026-03-08
now 2026-11-02T07:30:00Z PST
Set the clock [this Sunday] = due 11-01
now 2026-12-31T23:59:59Z UTC
Set the clock [tomorrow] = due 2027-01-01
Set the clock [end of month] = due 12-31
Set the clock [in 2 months] = due 2027-02-28
now 2027-01-01T00:00:00Z UTC
Set the clock [today] = due 2027-01-01
now 2027-01-01T04:00:00Z PST
Set the clock [by end of year] = due 12-31
now 2028-02-29T12:00:00Z UTC
Set the clock [in a year] = due 2029-02-28
Set the clock [Feb 29] = due 2028-02-29
// On a Friday, a Saturday and a Sunday
day 2026-11-20 Friday
Pay the crew [friday] = due 11-27
Pay the crew [this friday] = due 11-20
Pay the crew [next friday] = due 11-27
Pay the crew [end of week] = due 11-20
day 2026-11-21 Saturday
Pay the crew [end of week] = due 11-27
Pay the crew [this weekend] = due 11-21
Pay the crew [in 1 business day] = due 11-23
day 2026-11-22 Sunday
Pay the crew [this weekend] = due 11-22
Pay the crew [next monday] = due 11-23
Pay the crew [next week] = due 11-23
// Words of the other languages
Call Marta [el martes] = due 11-24
Envoyer le devis [demain] = due 11-23
Rechnung zahlen [übermorgen] = due 11-24
Pagar el IVA [pasado mañana] [#contabilidad] = due 11-24, #Accounting
Call Morgen about it =
Eat 3 mars bars =
Payer la TVA [avant le 5 mars] [tous les lundis] = due 2027-03-05, every WEEKLY;BYDAY=MO
Pagar la luz [el 5 de mayo] = due 2027-05-05
Strom zahlen [am 5. Mai] = due 2027-05-05
Set 5 goals =
day 2026-11-18 Wednesday
// Names keep their words: codes between words, numbers of chapters, days of the past, sayings
Plan B for P1 line =
Plan B for the P1 =
Fix {p1} bug in login =
Report on Q1 {p1} incidents =
Check gate P2 =
Fix login, [p1] = P1, title Fix login
Fix login [p1] [tomorrow] = P1, due 11-19
Every day low prices campaign =
Poster: low prices every day =
[Every day] check low prices = every DAILY
delete mails up to january 30th =
Archive logs older than 2025-01-01 =
[Due january 30th] delete mails = due 2027-01-30, title delete mails
chapter 3 of may report =
Read chapter 3 [by Friday] = due 11-20
Proofread page 12 of march brochure =
Sign part 2 [on 3 may] = due 2027-05-03
last monday meeting =
Notes of last Friday [tomorrow] = due 11-19
Summary of Tuesday last week =
Send the list [last Friday of every month] = every MONTHLY;BYDAY=-1FR
day 2026-11-18 Wednesday
// As people type who know no grammar
flaky test in ci.. [low] = P3
test order shop after deploy [sun nite], ~jürgen~ = due 11-22, title test order shop after deploy jürgen
~paul~~+john~ pricing workshop [8/12] = due 2027-08-12
~jurgen~ restart staging [asap]!! = P0, title jurgen restart staging!!
gdpr training for evryone [jan 20] [hr] = due 2027-01-20, #HR
call hansen abt overdue inv [tmrw] = due 11-19
pay rent lisbon [1st of month] recurring [accounting] = #Accounting, every MONTHLY;BYMONTHDAY=1
q1 okrs draft dept heads, [wk of dec 14] = due 12-14, title q1 okrs draft dept heads
black fri banner [due thu 26th] ~maria l~ [hi prio] = due 11-26, P1
accrual for legal fees nov [acct] [p2] = P2, #Accounting
[mon-wed] stocktake warehouse ~bob~ ~paul~ = start 11-23, due 11-25
tidy slack channels [when u have time] ~anna schmidt~ = P3
ask ana lima where the stamps are =
monthend nov, [tmpl month-end], ~garcia~, [3 dec] = due 12-03, +1, title monthend nov, garcia
refnd mrs olsen, [acctg], [eod] = due 11-18, #Accounting, title refnd mrs olsen
renewl allianz policy [31.12] [p1] [legal+acc] = due 12-31, P1, #Legal, #Accounting
oh and also flyers reprint [nxt wk] = due 11-23, title flyers reprint
Weekly sales meeting agenda, [every Thursday], ~Bob Stone~ = every WEEKLY;BYDAY=TH, title Weekly sales meeting agenda, Bob Stone
Photograph the new product, ~Maria~, [next Wednesday] = due 11-25, title Photograph the new product, Maria
[First thing on Monday], back up the laptop of Jürgen = due 11-23, title back up the laptop of Jürgen
Onboarding of Tim Berger, [HR], [starts 1 December], [template Onboarding] = start 12-01, #HR, +2, title Onboarding of Tim Berger
Negotiate the cloud discount, [critical], ~with Jürgen Müller~ ~and Ana Lima~, [by 11 December] = due 12-11, P0, title Negotiate the cloud discount, with Jürgen Müller and Ana Lima
Check whether invoice 2057 was paid twice =
Clean up the CRM duplicates, [Sales], [no rush], [sometime in January] = due 2027-01-31, P3, #Sales, title Clean up the CRM duplicates
Write a thank-you note to the {Friday} Club sponsors =
Sort the 2019 archive boxes, [column To Do], [Accounting], [lowest priority] = P3, >To Do, #Accounting, title Sort the 2019 archive boxes
Fix the broken images on the careers page, [In Progress], [Engineering] [and Marketing] = >In Progress, #Engineering, #Marketing, title Fix the broken images on the careers page
Interview with the second backend candidate =
[Every second Friday] reconcile the petty cash, ~Anna Schmidt~ = every WEEKLY;INTERVAL=2;BYDAY=FR
Check the expense reports [on the last day of each month], [Accounting] = #Accounting, every MONTHLY;BYMONTHDAY=-1, title Check the expense reports
Send the signed contract to Meyer AG [tomorrow] = due 11-19
Record the webinar on pricing, [Marketing], [2 December], ~Ana Lima~ ~and Maria Lopez~ = due 12-02, #Marketing, title Record the webinar on pricing, Ana Lima and Maria Lopez
Invite the finalists to the trial day, [24.11]., [HR] = due 11-24, #HR, title Invite the finalists to the trial day
~Bob~ ~and Anna~, count the stock [between 28 and 30 December] = start 12-28, due 12-30
Get three quotes for the coffee machine, [due 2026-12-03] = due 12-03, title Get three quotes for the coffee machine
Migrate the wiki to the new server, [begin on 7 December], [normal priority] = start 12-07, P2, title Migrate the wiki to the new server
Submit the sickness statistics to HR at [the end of next week] = due 11-27
Draft the shareholder letter, [Legal], [from Monday until 4 December] = start 11-23, due 12-04, #Legal, title Draft the shareholder letter
Water the plants [every Monday] = every WEEKLY;BYDAY=MO
Penetration test of the customer portal, [Engineering], [Security review], [15 January] = due 2027-01-15, #Engineering, +3, title Penetration test of the customer portal
audit [+2 days] = due 11-20
audit [+1w], [p1] = due 11-25, P1, title audit
vat return [in 2d] = due 11-20
answer the regulator [within 48h] = due 11-20
login broken, [p0], ~john~, [asap] = P0, title login broken, john
the newsletter of {every Friday} =
`;
