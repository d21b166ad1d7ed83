<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

/** A kind of message that a component sends through the outbox. */
interface Kind {

	/** Its name for people. */
	public function label(): string;

	/** The screen that lists a site's messages of the kind: its path below wp-admin/. */
	public function screen(): string;

	/** Seconds for which a runner has a message to itself: above what send() can take. After that another runner sends it too. */
	public function claim_seconds(): int;

	/** Makes the message and sends it, on its site and outside any transaction. An exception counts as a failed attempt. */
	public function send( Entry $entry ): Outcome;

	/** Notes how the attempt has ended in rows of its own, in the transaction in which the message's row says so. Called on the object that has sent it; on a new one where the message is given up without an attempt. */
	public function note( Entry $entry ): void;
}
