### Rulebooks to read and to compare, and “Can I bid this?” for people at a real table.

book-title = The rules
book-shelf = Every box has rules of its own, and its own words for them. Which one is yours?
book-unknown = There is no edition at this address. These are the ones we know:
book-read = Read the rules
book-learn = Learn it by playing
book-compare = Compare with another edition
book-ask = Can I bid this?
book-ask-more = Arguing about a bid? See what is allowed, and why.
book-compare-more = Two boxes side by side: what differs, and what does not.
book-another = Other editions
book-words = The words of this box
book-word-wild = the wild face
book-word-dudo = the challenge
book-word-palifico = the last-die round
book-word-calza = the exact call
book-contents = Contents
book-print = Print
book-example = Example
book-share-code = Code of these rules
book-as-played = As your table plays it
book-mark-option = Option
book-mark-chosen = Chosen option
book-mark-house = House rule
book-mark-silent = The rulebook is silent
book-mark-reading = Can be read differently
book-mark-convention = Our convention
book-new-table = Play by these rules

## Two editions side by side

book-compare-title = Two editions side by side
book-left = One edition
book-right = The other edition
book-swap = Swap the sides
book-only-differences = Show only what differs
book-count = { $count ->
    [one] One rule differs.
   *[other] { $count } rules differ.
 }
book-none-differs = These two have the same rules.
book-differs = Differs
book-differs-option = Only with an optional rule
book-both = In both
book-lacks = There is no such rule here.

## Can I bid this?

book-ask-about = For a real table: say how things stand, and see everything that may be done.
book-ask-edition = Edition
book-ask-rules = Options, house rules
book-ask-code = House-rule code
book-ask-code-hint = Begins with PF1-. It overrides the edition and its options.
book-ask-with-calza = We play with { $calza }
book-ask-with-palifico = We play with { $palifico }
book-ask-players = Players at the start
book-ask-before = The bid before
book-ask-no-bid = No bid yet
book-ask-some-bid = There is a bid
book-ask-face = Face
book-ask-count = Count
book-ask-round = Which round is it?
book-ask-normal = A normal one
book-ask-one-die = I have just one die
book-ask-opener = I opened this round
book-ask-now = What may be bid now
book-ask-tap = The smallest bid of each face. Tap one to ask about it.
book-span = { $least } to { $most }
book-span-one = only { $least }
book-span-none = not now
book-least-words = { $face }: the smallest bid is { $bid }, the highest count { $most }
book-none-words = { $face }: cannot be bid now
book-ask-why = Why not the others?
book-ask-question = Can I bid …
book-ask-this = Can I bid { $bid }?
book-yes = Yes
book-no = No
book-ask-calls = Calls
book-ask-doubt = May the bid be doubted?
book-ask-doubt-yes = The player whose turn it is may say { $dudo } instead of raising.
book-ask-exact = May the bid be called exact?
book-ask-link = Link to this question
book-ask-over = Start over
