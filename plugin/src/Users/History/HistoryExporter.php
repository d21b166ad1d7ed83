<?php

declare( strict_types=1 );

namespace Svc\Users\History;

use Svc\Users\Fields\Field;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Storage\History\HistoryFields;
use Svc\Users\Storage\History\HistoryStore;
use Svc\Users\Storage\ProfileStore;
use WP_User;

/** The changes of a person's profile in WordPress's export of personal data. They are erased with the profile. */
final class HistoryExporter {

	private const PER_PAGE = 200;

	/** @var array<int, string> Names of managers by user ID. */
	private array $names = array();

	public function __construct(
		private readonly HistoryStore $store,
		private readonly HistoryFields $fields,
		private readonly ProfileStore $profiles,
	) {}

	/** @return array<string, array<string, mixed>> */
	public function exporters(): array {
		return array(
			'svc-history' => array(
				'exporter_friendly_name' => __( 'Changes of the company profile', 'svc' ),
				'callback'               => $this->export( ... ),
			),
		);
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	private function export( string $email, int $page = 1 ): array {
		$user    = get_user_by( 'email', $email );
		$entries = $user instanceof WP_User ? $this->store->of_person( $user->ID, $page, self::PER_PAGE ) : array();
		return array(
			'data' => array_map( $this->item( ... ), $entries ),
			'done' => count( $entries ) < self::PER_PAGE,
		);
	}

	/**
	 * Who made the change is another person's data.
	 *
	 * @param array<string, mixed> $entry
	 * @return array<string, mixed>
	 */
	private function item( array $entry ): array {
		$field = $this->fields->all()[ $entry['field'] ] ?? null;
		$lines = array(
			__( 'Date', 'svc' )   => $entry['at'],
			__( 'Field', 'svc' )  => HistoryFields::PROFILE === $entry['field'] ? __( 'Company profile', 'svc' ) : $field->label ?? $entry['field'],
			__( 'Before', 'svc' ) => $this->text( $entry['field'], $field, $entry['old'] ),
			__( 'After', 'svc' )  => $this->text( $entry['field'], $field, $entry['new'] ),
		);
		$data  = array();
		foreach ( $lines as $name => $value ) {
			$data[] = array(
				'name'  => $name,
				'value' => nl2br( esc_html( $value ), false ),
			);
		}
		return array(
			'group_id'    => 'svc-history',
			'group_label' => __( 'Changes of the company profile', 'svc' ),
			'item_id'     => "svc-history-{$entry['id']}",
			'data'        => $data,
		);
	}

	private function text( string $name, ?Field $field, mixed $value ): string {
		if ( in_array( $name, array( IntranetKey::ReportsTo->field(), IntranetKey::DottedManagers->field() ), true ) ) {
			return implode( ', ', array_map( $this->name( ... ), array_filter( (array) $value ) ) );
		}
		return match ( true ) {
			is_array( $value ) => implode( ', ', $value ),
			is_bool( $value )  => $value ? __( 'Yes', 'svc' ) : __( 'No', 'svc' ),
			default            => $field?->form->choices[ (string) $value ] ?? (string) $value,
		};
	}

	/** Managers are exported by name: user IDs are other people's data. */
	private function name( int $user_id ): string {
		return $this->names[ $user_id ] ??= $this->profiles->find_by_user( $user_id )?->name() ?? '';
	}
}
