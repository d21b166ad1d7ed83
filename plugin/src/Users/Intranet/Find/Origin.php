<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** A person of another country in a question, as "a driver from Morocco", "family in Bogota" or "Syrian couple". */
final class Origin {

	/**
	 * @param int         $start     Where the words begin.
	 * @param int         $length    Of the words, in bytes.
	 * @param string      $person    What the person is called: "driver".
	 * @param string      $country   Or another region.
	 * @param string|null $language  What is spoken there and by somebody in the company.
	 * @param bool        $is_ours   Whether the company has an office there.
	 * @param bool        $is_abroad Whether it is a country where it has none.
	 * @param bool        $is_there  Whether the person is there now.
	 * @param bool        $lives     Whether the question says that the person lives there.
	 */
	public function __construct(
		public readonly int $start,
		public readonly int $length,
		public readonly string $person,
		public readonly string $country,
		public readonly ?string $language,
		public readonly bool $is_ours,
		public readonly bool $is_abroad,
		public readonly bool $is_there,
		public readonly bool $lives,
	) {}
}
