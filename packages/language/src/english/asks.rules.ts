// The classes of words of questions in English.
import type { AskWords } from '#question/ask-words.rules.ts';

export const englishAsks: AskWords = {
  words: {
    howTo:
      "how do i|how do we|how do you|how can i|how can we|how can you|how could i|how to|how does one|how would i|how i can|how is it possible|where do i|where can i|where are the|where is the|where do we|where can we|where did … go|where have … gone|can i|can we|can one|can two|can several|may i|is it possible|is there a way|is there any way|is there a shortcut|what's the difference|what is the difference|whats the difference|what does … mean|what's … for|what is … for|what are … for|possible to|how are|how 2",
    first:
      "do first|what first|first things|the first thing|which one first|which first|comes first|tackle first|start first|first today|today first|first and why|go first|first please|first thing|start with|start on|tackle|most urgent|most important|top priority|top priorities|priorities|prioritise|prioritize|what should i do|what do i do|what now|what next|what's next|whats next|do next|work on next|on fire|burning|really urgent|anything urgent|something urgent|most pressing|important now|focus on|begin with|more urgent|matters most|what should i be doing|what to do|get rid of in|squeeze in|fits in|supposed to do|worth a look|needs my attention|need my attention|look at first|should i look at",
    why: 'why|reason|reasons|how come|explain|justify',
    plan: 'plan my|plan the|plan tomorrow|plan today|plan for my|plan out|organise my|organize my|schedule my|make a plan|make me a plan|a plan for|structure my|arrange my|sort out my day|sort my day|timetable|day plan|week plan',
    summary:
      'summary|summarise|summarize|sum up|recap|overview|tldr|in a nutshell|in short|in brief|brief me|digest|round up|roundup|report|catch me up|my day|my week|big picture|run me through',
    week: 'week|wk|weekly|my week',
    changes:
      "what changed|what has changed|changed|changes|what's new|whats new|what is new|anything new|news|what happened|happened|what did i miss|did i miss|miss anything|updates|moved|activity|new since|since i was|since my last|while i was|gone on|going on",
    track:
      "on track|on schedule|in time|on time|make it|make the deadline|gonna make|realistic|feasible|at risk|risk|risks|in trouble|how far|progress|%|percent|percentage|completion|where are we|where do we stand|how are we doing|how is … going|how is … doing|is … ok|ok|going well|manage|slipping|red|behind|will … be done|will … be finished|will … be ready|everything in|more behind|further behind|coming along|how close|doable|under control|looking good|healthy|get … done by|finish … by|how's … going",
    left: "left|remains|remain|remaining|missing|still to do|still to be done|to be done|still open|outstanding|what else|still need|still needs|needs to happen|need to happen|need doing|still pending|what's needed|whats needed|before … can|not done yet|to finish",
    blocks:
      "blocks|blocking|blocked|blocker|blockers|holding|holds … up|hold … up|held up|holding … up|stopping|in the way|stuck|waiting on|waiting for|waits for|depend on|bottleneck|bottlenecks|keeping us from|what's stopping|not moving|hang|hangs|hanging|why isn't … moving|why doesn't … move",
    depends:
      'depends on|depend on|depending on|affected|affects|knock on|what else would|what else slips|waiting for it|if i postpone|if i move|if we move|if we postpone|if … slips|if … is late|rely on|relies on',
    since:
      'since when|how long|how many days|how late|how overdue|known since|when was … created|when was … opened|when was … reported|when did … start|when did we start|created when|how old|days late|days overdue|days behind',
    comments:
      'say|said|says|write|wrote|written|writes|answered|answer|replied|reply|replies|commented|comment|comments|discussed|discussion|discussing|mentioned about|mention about|respond|responded|feedback|opinion|think about|decided|decisions',
    files: 'file|files|attached|attachment|attachments|document|documents|pdf',
    mentions: 'mentioned|mentioning me|mentions|mention me|mentions of me|tagged|at-mentioned',
    experts:
      'who knows|knows about|know about|knows anything about|expert|experts|expertise|familiar with|experience with|experienced|knowledge|who do i ask|whom do i ask|who can i ask|whom can i ask|who to ask|who should i ask|whom should i ask|ask about|speaks to|good at|has worked on|who worked on|understands|contact for|point of contact|who speaks|who talks to',
    capacity:
      "has time|have time|got time|time for|free time|spare time|spare capacity|capacity|is free|are free|be free|free on|free to|who is free|who's free|whos free|available|availability|could take over|can take over|take over|take on more|could take|can take|could cover|can cover|cover for|fill in for|stand in|help out|can help|could help|least busy|least loaded|least work|room for|bandwidth|some slack|slack|who can do|not busy|light load|spare hour|an hour",
    load: 'overloaded|overworked|swamped|drowning|too much work|too much to do|too much on|too many tasks|most work|busiest|workload|work load|snowed under|stretched|plate|buried|most tasks|busy|more loaded|under water|struggling|how loaded|load',
    compare:
      'compare|compared|comparison|versus|vs|vs.|which is more|which is further|which one|who is more|difference between|more than|less than|better off|more behind|further behind|than|between|both of|worse|who has more|who has less|against',
    postpone:
      'can wait|could wait|can slip|could slip|can be postponed|could be postponed|postpone without|be pushed|can i drop|can i postpone|could i postpone|put off|leave for|leave until|can be moved|do later|less urgent|least urgent|not urgent|ignore|safely',
    history:
      'who moved|who changed|who deleted|who created|who closed|who opened|who added|who finished|who completed|who assigned|who set|history|log of|last touched|last change|last changed|last update|touched last|background|backstory',
    status:
      "status|state|status of|how is|how are|how's|where is|what about|any news|news on|news about|any news on|update on|updates on|booked|signed|sent|stand|situation|tell me about|what do you know about|details|info on|show|whats up with|what is up with|up with|heard from|heard back|answered yet|confirmed",
    isDone:
      'done|is … done|finished|is … finished|complete|completed|ready|is … ready|closed|did … happen|ever happen|happen|happened|has … been|have … been|is … out|already done|got … done|paid|sorted|started|started yet|begun',
    who: "who|who's|whos|whom|whose|by whom|anyone|anybody|someone|somebody|has anyone|is anyone|is anybody|is someone|nobody|assigned|assignee|owner|owns|responsible|in charge|organising|organizing|handles|handling|looking after|takes care|take care|works on|working on|is on|runs|running|leads|doing|still with|belongs to|in whose hands",
    when: "when|when's|whens|what date|what day|which day|by when|until when|due date|due|deadline|deadlines|how soon|what time|start date|expire|expires|scheduled for|starts on",
    department:
      'which department|which team|which board|what department|what team|whose department|belongs to which|legal or|in which department',
    or: 'or',
    together: 'together|jointly|both working on|share|shared by|in common',
    follows:
      'and|what about|how about|and what about|only|just|same for|same with|the same|now for|now only|but only|without the|ok and|then',
    us: 'us|we|our|ours|everyone|team|company|department|everybody',
    weak: "what|what's|whats|which|any|anything|something|really|exactly|still|yet|already|ever|again|we|us|our|they|them|have|has|do|does|did|be|been|is|are|was|were|will|would|should|could|can|there|this|that|it|if|when|time|need|needs|find|tell|know|like|called|think|actually|one|ones|people|person|doing|going|on|in|at|by|with|to|for|of|the|a|an|and|my|i|me|re|today|now|ppl|thing|things|stuff|team|dec|nov|oct|jan|outside|company|far|biggest|closing|new|here|am|supposed|get|got|see|hour|ago|made|make|task|tasks",
  },
  topics: {
    repeat:
      'repeat|repeats|repeating|recur|recurring|recurrence|every month|every week|every day|monthly|weekly|repetition|regularly',
    files: 'file|files|attach|attachment|attachments|upload|document|documents|picture|pictures|image',
    undo: 'undo|revert|take back|roll back|go back|restore|ctrl+z',
    archive: 'archive|archived|archiving|archives',
    delete: 'delete|deleted|deleting|trash|bin|remove a task|remove tasks',
    assign: 'assign|assigned|reassign|on one task|two people|several people|more than one person|two ppl|assignee|assignees',
    checklist: 'checklist|checklists|sub-items|items|tick|subtask list|template',
    reminder: 'reminder|reminders|remind|reminded',
    language: 'language|english|spanish|french|german|translate|change the language',
    filter: 'filter|filters|filtering|only my|only mine|own tasks|my own tasks|hide|only see',
    shortcuts: 'shortcut|shortcuts|keyboard|hotkey|hotkeys|keys',
    create: 'create|add a task|new task|make a task|add tasks|new tasks|quick add',
    done: 'finish|close|complete|mark … done|mark … as done|finished|tick off|reopen',
    watch: 'watch|follow|watching|following|subscribe|unwatch|watcher|watchers',
    columns: 'column|columns|review column|column review|rename a column|add a column',
    relations:
      'blocks|blocked by|depend|dependency|dependencies|link tasks|link two|relation|relations|subtask|sub-task|subtasks|sub-tasks|duplicate',
    comment: 'comment|comments|reply|mention|mention somebody|@',
    notifications: 'notification|notifications|e-mails|emails|email|mail|mails|mute|alerts',
    search: 'search|find|look for|look up',
    views: 'view|views|calendar|timeline|list view|table|dark|theme|dark mode|print',
    people:
      'invite|invites|inviting|invited|invitation|invitations|add people|add a person|add somebody|add someone|add members|add a member|add colleagues|add a colleague|add users|add a user|new colleague|new colleagues|new user|new users|onboard',
    export: 'export|exporting|exported|csv|excel|spreadsheet|download',
  },
};
