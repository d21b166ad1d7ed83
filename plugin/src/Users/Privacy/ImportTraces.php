<?php

declare( strict_types=1 );

namespace Svc\Users\Privacy;

use Svc\Users\Imports\TraceStore;
use Svc\Users\Storage\OpenManagerStore;

/** What imports keep of a person, as WordPress exports personal data. */
final class ImportTraces {

	public function __construct(
		private readonly TraceStore $rows,
		private readonly OpenManagerStore $open_managers,
	) {}

	/** @return list<array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}> */
	public function groups( int $user_id, string $email ): array {
		$groups = array();
		foreach ( $this->rows->of( $user_id, $email ) as $row ) {
			$groups[] = self::group(
				"svc-import-{$row['import_id']}-{$row['number']}",
				array(
					__( 'File', 'svc' )            => (string) $row['file'],
					__( 'Row', 'svc' )             => (string) $row['number'],
					__( 'Name in the file', 'svc' ) => (string) $row['name'],
					__( 'Cells', 'svc' )           => implode( ' | ', array_map( 'strval', (array) json_decode( (string) $row['cells'], true ) ) ),
				)
			);
		}
		$cell = $user_id > 0 ? $this->open_managers->find( $user_id ) : null;
		return null === $cell ? $groups : array( ...$groups, self::group( "svc-open-manager-$user_id", array( __( 'Manager in the file', 'svc' ) => $cell ) ) );
	}

	/**
	 * @param array<string, string> $values By name.
	 * @return array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}
	 */
	private static function group( string $item, array $values ): array {
		$data = array();
		foreach ( array_filter( $values, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$data[] = array(
				'name'  => $name,
				'value' => esc_html( $value ),
			);
		}
		return array(
			'group_id'    => 'svc-imports',
			'group_label' => __( 'Imported files', 'svc' ),
			'item_id'     => $item,
			'data'        => $data,
		);
	}
}
