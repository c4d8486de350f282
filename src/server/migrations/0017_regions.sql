-- The twelve education regions of the Ministry's directory. No organisation can be added without one.
INSERT INTO regions (uuid, name) VALUES
  ('019a9f00-0000-7000-8000-000000000001', 'Tai Tokerau'),
  ('019a9f00-0000-7000-8000-000000000002', 'Tāmaki Herenga Tāngata'),
  ('019a9f00-0000-7000-8000-000000000003', 'Tāmaki Herenga Manawa'),
  ('019a9f00-0000-7000-8000-000000000004', 'Tāmaki Herenga Waka'),
  ('019a9f00-0000-7000-8000-000000000005', 'Waikato'),
  ('019a9f00-0000-7000-8000-000000000006', 'Bay of Plenty, Waiariki'),
  ('019a9f00-0000-7000-8000-000000000007', 'Hawke''s Bay, Tairāwhiti'),
  ('019a9f00-0000-7000-8000-000000000008', 'Taranaki, Whanganui, Manawatū'),
  ('019a9f00-0000-7000-8000-000000000009', 'Wellington'),
  ('019a9f00-0000-7000-8000-00000000000a', 'Nelson, Marlborough, West Coast'),
  ('019a9f00-0000-7000-8000-00000000000b', 'Canterbury, Chatham Islands'),
  ('019a9f00-0000-7000-8000-00000000000c', 'Otago, Southland')
ON CONFLICT (name) DO NOTHING;
