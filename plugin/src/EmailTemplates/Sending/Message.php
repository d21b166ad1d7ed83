<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\Fields\Purpose;

/** An e-mail that was made of a template. Times are in seconds since 1970. */
final class Message {

	/**
	 * @param int          $id          0 until it is stored.
	 * @param int          $template_id 0 for the starter, with version 0.
	 * @param string       $to_hash     The keyed hash of the address.
	 * @param string       $ref         What it is about in the words of the component that has it sent, such as `lead:7`.
	 * @param list<string> $headers     Lines, without that of the content type.
	 * @param int          $user_id     The account that asked for it; 0 where a component did.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $site_id,
		public readonly int $template_id,
		public readonly int $version,
		public readonly Purpose $purpose,
		public readonly string $to,
		public readonly string $to_hash,
		public readonly string $subject,
		public readonly MessageStatus $status,
		public readonly string $ref,
		public readonly array $headers,
		public readonly string $html,
		public readonly string $text,
		public readonly int $user_id,
		public readonly int $created_at,
		public readonly ?int $sent_at = null,
	) {}

	/** @param array<string, string|null> $row */
	public static function of( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['site_id'],
			(int) $row['template_id'],
			(int) $row['version'],
			Purpose::from( (string) $row['purpose'] ),
			(string) $row['recipient'],
			(string) $row['to_hash'],
			(string) $row['subject'],
			MessageStatus::from( (string) $row['status'] ),
			(string) $row['ref'],
			array_values( (array) json_decode( (string) $row['headers'], true ) ),
			(string) $row['html'],
			(string) $row['text'],
			(int) $row['user_id'],
			(int) $row['created_at'],
			isset( $row['sent_at'] ) ? (int) $row['sent_at'] : null,
		);
	}

	public function without_contents(): self {
		return $this->with(
			array(
				'headers' => array(),
				'html'    => '',
				'text'    => '',
			)
		);
	}

	/** @param array<string, mixed> $changes By property. */
	public function with( array $changes ): self {
		return new self( ...array_replace( get_object_vars( $this ), $changes ) );
	}
}
