<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

/**
 * The owner that the API gives to a page, as a field of wp_insert_post().
 *
 * An object, because WordPress's editing screens pass on every text and list that a request has. Private, because WordPress
 * writes to the properties of what it removes slashes from.
 */
final class ChosenOwner {

	public function __construct( private readonly ?int $user_id ) {}

	/** @param array<string, mixed> $fields Of wp_insert_post(). */
	public static function among( array $fields ): ?self {
		$owner = $fields[ PageWriter::OWNER ] ?? null;
		return $owner instanceof self ? $owner : null;
	}

	/** Null where nobody owns the page any more. */
	public function user_id(): ?int {
		return $this->user_id;
	}
}
